import type { HeldPersonalData } from '@festival/contracts';
import { KIND_TEXTS } from './kindTexts';

const number = new Intl.NumberFormat('id-ID');

/** What the next night removes, as a sentence. */
export function nextNight(kinds: ReadonlyArray<Pick<HeldPersonalData, 'kind' | 'due'>>): string {
  const due = kinds.filter((each) => each.due > 0);
  if (due.length === 0) return 'The next night removes nothing.';
  const parts = due.map((each) => `${number.format(each.due)} of ${KIND_TEXTS[each.kind].title}`);
  return `The next night removes ${parts.join(', ')}.`;
}
