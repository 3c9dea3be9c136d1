/** The longest password that is taken, in UTF-16 units; longer ones only cost the hash time. */
export const MAX_PASSWORD_LENGTH = 200;
export const MIN_PASSWORD_LENGTH = 12;
/** A new password needs at least this score. */
export const REQUIRED_PASSWORD_SCORE = 5;
export const MAX_PASSWORD_SCORE = 6;

const ALMOST_LONG_ENOUGH = 8;

/** Texts of changing a password. */
export const PASSWORD_TEXTS = {
  currentRequired: 'Current password is required',
  newRequired: 'New password is required',
  tooShort: 'New password must be at least 12 characters long',
  tooLong: `New password must be at most ${MAX_PASSWORD_LENGTH} characters long`,
  tooWeak: 'Password is not strong enough. Please follow the requirements below.',
  confirmationRequired: 'Password confirmation is required',
  confirmationMismatch: 'Password confirmation does not match',
  sameAsCurrent: 'New password must be different from current password',
} as const;

export type PasswordLabel = 'Weak' | 'Medium' | 'Strong';

export interface PasswordStrength {
  /** 0 to 6. */
  score: number;
  label: PasswordLabel;
  /** Advice for a better one. */
  hints: string[];
}

type Rule = [breaks: (password: string) => boolean, hint: string];

const MISSING: readonly Rule[] = [
  [(password) => !/\p{Lu}/u.test(password), 'Add uppercase letters'],
  [(password) => !/\p{Ll}/u.test(password), 'Add lowercase letters'],
  [(password) => !/\p{Nd}/u.test(password), 'Add numbers'],
  [(password) => !/[^\p{L}\p{N}]/u.test(password), 'Add symbols (!@#$%^&*)'],
];

const GUESSABLE: readonly Rule[] = [
  [(password) => password.includes('123456'), 'Avoid sequential numbers'],
  [(password) => /password/i.test(password), 'Avoid using "password"'],
  [(password) => /admin/i.test(password), 'Avoid using "admin"'],
  [(password) => /qwerty/i.test(password), 'Avoid keyboard patterns'],
  [(password) => /(.)\1\1/su.test(password), 'Avoid repeated characters'],
];

/**
 * Scores a password from 0 to 6: length up to 2, a point for each kind of character, minus a point for each thing that
 * is easily guessed. Upper and lower case count as one in words.
 */
export function passwordStrength(password: string): PasswordStrength {
  const length = lengthPoints([...password].length);
  const missing = hintsOf(MISSING, password);
  const guessable = hintsOf(GUESSABLE, password);
  const points = length.points + MISSING.length - missing.length - guessable.length;
  const score = Math.min(MAX_PASSWORD_SCORE, Math.max(0, points));
  return { score, label: labelOf(score), hints: [...length.hints, ...missing, ...guessable] };
}

/** The error of a new password by itself; undefined for an allowed one. */
export function newPasswordError(password: string): string | undefined {
  if (!password) return PASSWORD_TEXTS.newRequired;
  if ([...password].length < MIN_PASSWORD_LENGTH) return PASSWORD_TEXTS.tooShort;
  if (password.length > MAX_PASSWORD_LENGTH) return PASSWORD_TEXTS.tooLong;
  return passwordStrength(password).score < REQUIRED_PASSWORD_SCORE ? PASSWORD_TEXTS.tooWeak : undefined;
}

/** The error of the repeated password; undefined when it is the same. */
export function passwordConfirmationError(password: string, confirmation: string): string | undefined {
  if (!confirmation) return PASSWORD_TEXTS.confirmationRequired;
  return confirmation === password ? undefined : PASSWORD_TEXTS.confirmationMismatch;
}

function lengthPoints(length: number): { points: number; hints: string[] } {
  if (length >= MIN_PASSWORD_LENGTH) return { points: 2, hints: [] };
  if (length >= ALMOST_LONG_ENOUGH) return { points: 1, hints: ['Password should be at least 12 characters long'] };
  return { points: 0, hints: ['Password must be at least 12 characters long'] };
}

function hintsOf(rules: readonly Rule[], password: string): string[] {
  return rules.filter(([breaks]) => breaks(password)).map(([, hint]) => hint);
}

function labelOf(score: number): PasswordLabel {
  if (score <= 2) return 'Weak';
  return score <= 4 ? 'Medium' : 'Strong';
}
