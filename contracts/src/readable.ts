/**
 * Characters that a text must not have: controls, line and paragraph separators, direction marks, lone surrogates,
 * private characters and non-characters. Joiners of emoji and letters are allowed.
 */
const UNREADABLE = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u202A-\u202E\u2066-\u2069]/u;
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Co}]/u;

/** One line of characters that can be read: a name goes into mails, tables and the payment provider's pages. */
export const isReadableName = (text: string): boolean => !UNREADABLE.test(text) && VISIBLE.test(text);

/** A text over several lines: line breaks and tabs are let through. */
export const isReadableText = (text: string): boolean => !UNREADABLE.test(text.replace(/[\n\r\t]/g, ' '));
