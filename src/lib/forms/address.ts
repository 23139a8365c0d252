/** What surrounds addresses that come from chats, links and contact cards: spaces, `mailto:` and final dots. */
const AROUND = /^(?:[\s\p{Z}\p{Cc}]|mailto:)+|[\s\p{Z}\p{Cc}.]+$/giu;

/**
 * Returns an e-mail address without invisible signs, outer spaces, a leading `mailto:` and a final dot. Islands must not
 * import this: it would then be in a file of its own, for which each page would wait.
 */
export const cleanAddress = (typed: string): string => typed.replace(/\p{Cf}/gu, '').replace(AROUND, '');
