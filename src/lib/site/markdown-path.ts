/** The path of the Markdown that lies beside a page, for readers that want its text alone. */
export const markdownPath = (path: string): string => `${path === '/' ? '/index' : path}.md`;
