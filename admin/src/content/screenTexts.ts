import type { FailureTexts } from '../shared/forms/saving/failureText';

/** A content screen's texts about its calls. */
export interface ScreenTexts {
  /** In words: 'archive video'. */
  what: string;
  created: string;
  updated: string;
  deleted: string;
  /** Asked before something is deleted. */
  question: string;
  loading: FailureTexts;
  saving: FailureTexts;
  deleting: FailureTexts;
}

type Failures = Pick<ScreenTexts, 'loading' | 'saving'> & Partial<Pick<ScreenTexts, 'deleting'>>;

/** Every screen words its successes and its question alike; only failures differ. */
export function screenTexts(what: string, failures: Failures): ScreenTexts {
  const name = what.charAt(0).toUpperCase() + what.slice(1);
  return {
    what,
    created: `${name} created successfully!`,
    updated: `${name} updated successfully!`,
    deleted: `${name} deleted successfully!`,
    question: `Are you sure you want to delete this ${what}?`,
    deleting: failures.saving,
    ...failures,
  };
}
