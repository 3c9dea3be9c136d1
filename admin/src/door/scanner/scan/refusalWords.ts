import type { ReadRefusal } from './scanMachine.js';

/** Why a code that a person gave isn't checked, in words. */
export const REFUSAL_WORDS: Readonly<Record<ReadRefusal, string>> = {
  'too-short': 'Enter at least 3 characters',
  repeat: 'This code was just checked. Try again in 3 seconds.',
  busy: 'Another ticket is being checked',
};
