/** The path of the list below the backend (spec §7 Blog list). */
export const BLOG_LIST_PATH = '/api/blogs/allblogs';
