import { BUILT_IN_DIVISIONS, type Division } from '@festival/contracts';
import { DIVISIONS, type DivisionName } from '../../art/divisions/divisions';

const BUILT_IN: readonly Division[] = BUILT_IN_DIVISIONS.map((division, index) => ({
  ...division,
  id: index + 1,
  image: null,
}));

/** A list of the server's replaces the built-in fifteen when there is something in it. */
export const divisionsToShow = (divisions: readonly Division[] | undefined): readonly Division[] =>
  divisions && divisions.length > 0 ? divisions : BUILT_IN;

/** The emblem that a division's key names; the council's for a key that has none. */
export function emblemOf({ key }: Division): DivisionName {
  const name = key.replace('-', ' ');
  return hasEmblem(name) ? name : 'council';
}

const hasEmblem = (name: string): name is DivisionName => Object.hasOwn(DIVISIONS, name);
