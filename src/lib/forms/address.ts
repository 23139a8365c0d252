/** What surrounds addresses that come from chats, links and contact cards: spaces, `mailto:` and final dots. */
const AROUND = /^(?:[\s\p{Z}\p{Cc}]|mailto:)+|[\s\p{Z}\p{Cc}.]+$/giu;

/**
 * Returns an e-mail address without invisible signs, outer spaces, a leading `mailto:` and a final dot. Whether it is
 * valid is for others to decide. Only the script of every page uses this; islands that did would put it into a file of its
 * own, for which each page would wait.
 */
export const cleanAddress = (typed: string): string => typed.replace(/\p{Cf}/gu, '').replace(AROUND, '');
