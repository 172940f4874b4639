/**
 * Characters that nobody sees, and that split words, or reverse or break the text around them; they come along with
 * copied text. Joiners are not among them: emoji of several code points and some scripts are written with them.
 */
const UNSEEN = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\u2800\u3164\uFEFF]/gu;

/** Removes what nobody sees. */
export const removeUnseen = (text: string): string => text.replace(UNSEEN, '');

/** Whether there is anything to see: joiners and accents alone are nothing. */
export const isSeen = (text: string): boolean => /[^\s\p{Cf}\p{M}]/u.test(text);
