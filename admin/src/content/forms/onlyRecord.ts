import type { FailureTexts } from '../../shared/forms/saving/failureText';

/** The id of what there is one of. */
export const ONLY_ID = 1;

/** Content specification, section 8, "Divisions, event pages, hero". */
export const LOADING: FailureTexts = { unknown: 'Failed to load' };
