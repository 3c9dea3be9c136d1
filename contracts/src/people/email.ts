/** The forms' simple address pattern: something, an at sign, a domain with a dot. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Longest address taken; as much as an indexed text column holds in every database that we serve. */
export const EMAIL_MAX_LENGTH = 190;

/** E-mail is compared and stored trimmed and in lower case. */
export function normalizeEmail(input: string): string {
  return input.trim().toLowerCase();
}
