import type { EventName } from '@festival/contracts';

/** The tabs (content specification, section 2, "Event Pages"). */
export const EVENT_LABELS: Readonly<Record<EventName, string>> = {
  unveiling: 'Unveiling',
  eulympic: 'E-Ulympic',
  ucare: 'U-Care',
  ulympic: 'U-lympic',
  unify: 'Unify',
};

/** Content specification, section 4. */
export const SUCCESS_SHOWN_MS = 3_000;

export const EVENT_PAGE_INSTRUCTIONS = [
  'Inactive: visitors find no page there; here it can still be edited.',
  'A picture that is left empty is drawn by the site itself.',
  'The gallery is shown in its order.',
];
