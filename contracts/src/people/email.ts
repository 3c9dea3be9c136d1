/** Stands where an erased person's address stood. No mail can go there (RFC 6761), and nobody may type it. */
export const ERASED_DOMAIN = 'erased.invalid';

/** The forms' simple address pattern: something, an at sign, a domain with a dot; none under `.invalid`. */
export const EMAIL_PATTERN = /^[^\s@]+@(?!.*\.invalid$)[^\s@]+\.[^\s@]+$/i;

/** Longest address taken; as much as an indexed text column holds in every database that we serve. */
export const EMAIL_MAX_LENGTH = 190;

/** E-mail is compared and stored trimmed and in lower case. */
export function normalizeEmail(input: string): string {
  return input.trim().toLowerCase();
}

/** For a list in which people are told apart without being named: `sa…@e…le.com`. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 2)}…@${domain.slice(0, 1)}…${domain.slice(-6)}`;
}
