import type { EventName } from '../api/content/sections.js';

/** The names of the five realms, the same in both languages. */
export const REALM_NAMES: Readonly<Record<EventName, string>> = {
  unveiling: 'Unveiling',
  eulympic: 'E-Ulympic',
  ucare: 'U-Care',
  ulympic: 'Ulympic',
  unify: 'Unify',
};
