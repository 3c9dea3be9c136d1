import type { HeldPersonalData } from '@festival/contracts';
import { formatJakarta } from '../../../lib/jakartaTime';
import { KIND_TEXTS } from './kindTexts';
import { t } from '../../../lib/i18n/t';

const number = new Intl.NumberFormat('id-ID');
type Due = Pick<HeldPersonalData, 'kind' | 'due' | 'removal_from'>;

/** What the next night removes and what was announced for later, as sentences. */
export function nextNight(kinds: readonly Due[], now: Date): string {
  const due = kinds.filter((each) => (each.due ?? 0) > 0);
  const goes = due.filter((each) => mayGo(each, now)).map(partOf);
  const waits = due.filter((each) => !mayGo(each, now));
  const sentences = waits.map((each) =>
    each.removal_from
      ? t('%{records} go from %{date} on.', { records: partOf(each), date: formatJakarta(each.removal_from) })
      : t('%{records} are announced first.', { records: partOf(each) }),
  );
  const first =
    goes.length === 0
      ? t('The next night removes nothing.')
      : t('The next night removes at most %{records}; records of orders that are under way wait.', {
          records: goes.join(', '),
        });
  return [first, ...sentences].join(' ');
}

const partOf = ({ kind, due }: Due): string =>
  t('%{due} of %{title}', { due: number.format(due ?? 0), title: KIND_TEXTS[kind].title });

const mayGo = ({ removal_from }: Due, now: Date): boolean => removal_from !== null && new Date(removal_from) <= now;
