import type { HeldPersonalData } from '@festival/contracts';
import { formatJakarta } from '../../../lib/jakartaTime';
import { KIND_TEXTS } from './kindTexts';

const number = new Intl.NumberFormat('id-ID');
type Due = Pick<HeldPersonalData, 'kind' | 'due' | 'removal_from'>;

/** What the next night removes and what was announced for later, as sentences. */
export function nextNight(kinds: readonly Due[], now: Date): string {
  const due = kinds.filter((each) => (each.due ?? 0) > 0);
  const goes = due.filter((each) => mayGo(each, now)).map(partOf);
  const waits = due.filter((each) => !mayGo(each, now));
  const sentences = waits.map(
    (each) =>
      `${partOf(each)} ${each.removal_from ? `go from ${formatJakarta(each.removal_from)} on` : 'are announced first'}.`,
  );
  const first =
    goes.length === 0
      ? 'The next night removes nothing.'
      : `The next night removes at most ${goes.join(', ')}; records of orders that are under way wait.`;
  return [first, ...sentences].join(' ');
}

const partOf = ({ kind, due }: Due): string => `${number.format(due ?? 0)} of ${KIND_TEXTS[kind].title}`;

const mayGo = ({ removal_from }: Due, now: Date): boolean => removal_from !== null && new Date(removal_from) <= now;
