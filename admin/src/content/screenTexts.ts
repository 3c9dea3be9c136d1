import type { FailureTexts } from '../shared/forms/saving/failureText';
import { t } from '../lib/i18n/t';

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
    created: t('%{name} created successfully!', { name }),
    updated: t('%{name} updated successfully!', { name }),
    deleted: t('%{name} deleted successfully!', { name }),
    question: t('Are you sure you want to delete this %{what}?', { what }),
    deleting: failures.saving,
    ...failures,
  };
}
