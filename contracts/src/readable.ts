/**
 * What no reader can see and what a text should not hold: control characters, line and paragraph separators, marks that
 * turn the direction of what follows, halves of pairs, private and non-characters. What joins emoji and letters may stay.
 */
const UNREADABLE = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u202A-\u202E\u2066-\u2069]/u;
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Co}]/u;

/** One line of characters that can be read: a name goes into mails, tables and the payment provider's pages. */
export const isReadableName = (text: string): boolean => !UNREADABLE.test(text) && VISIBLE.test(text);

/** A text over several lines: line breaks and tabs are let through. */
export const isReadableText = (text: string): boolean => !UNREADABLE.test(text.replace(/[\n\r\t]/g, ' '));
