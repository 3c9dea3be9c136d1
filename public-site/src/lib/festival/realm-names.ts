import type { EventName } from '@festival/contracts';

/** The five realms as they are written (public-site specification, section 2 "About"); the same in both languages. */
export const REALM_NAMES: Readonly<Record<EventName, string>> = {
  unveiling: 'Unveiling',
  eulympic: 'E-Ulympic',
  ucare: 'U-Care',
  ulympic: 'Ulympic',
  unify: 'Unify',
};
