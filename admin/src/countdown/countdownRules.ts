import { HEX_COLOUR } from '@festival/contracts';
import { required } from 'react-admin';
import { requiredText, sortOrder } from '../content/contentRules';

export const LONGEST_KEY = 64;
const KEY = /^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/;

function machineName(value: string | null | undefined): string | undefined {
  return value?.trim() && !KEY.test(value.trim())
    ? 'Event key may hold letters, digits and single dashes or underscores'
    : undefined;
}

function hexColour(value: string | null | undefined): string | undefined {
  return value && !HEX_COLOUR.test(value) ? 'Background colour must be # followed by 6 hex digits' : undefined;
}

/** Per field (content specification, section 5, "Countdown"). */
export const countdownRules = {
  eventKey: [...requiredText('Event key'), machineName],
  name: requiredText('Name'),
  targetDate: required('Target date is required'),
  colour: [required('Background colour is required'), hexColour],
  sortOrder: sortOrder(0),
};
