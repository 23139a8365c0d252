/** The path of the feed of posts. */
export const FEED_PATH = '/rss.xml';
