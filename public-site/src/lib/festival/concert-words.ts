import { formatRupiah } from '@festival/contracts';
import { useQuery } from '@tanstack/react-query';
import { type Texts, useTexts } from '../language';
import { actsQuery, posterOf } from './acts';
import { usePhase } from './phase';

interface ConcertWords {
  headliner: (name: string, others: number) => string;
  from: (price: string) => string;
}

const WORDS: Texts<ConcertWords> = {
  en: {
    headliner: (name, others) => (others > 0 ? `${name} and ${others} more` : name),
    from: (price) => `Tickets from ${price}`,
  },
  id: {
    headliner: (name, others) => (others > 0 ? `${name} dan ${others} penampil lain` : name),
    from: (price) => `Tiket mulai ${price}`,
  },
};

/** Who plays, in one line: `Reality Club and 5 more`. Null while nobody is announced. */
export function useHeadliner(): string | null {
  const { headliner } = useTexts(WORDS);
  const { data: acts = [] } = useQuery(actsQuery);
  const [first] = posterOf(acts).large;
  return first ? headliner(first.name, acts.length - 1) : null;
}

/** `Tickets from Rp 77.000`; null while none can be bought. */
export function useTicketsFrom(): string | null {
  const { from } = useTexts(WORDS);
  const { isSaleOver, lowestPrice } = usePhase();
  return lowestPrice === null || isSaleOver ? null : from(formatRupiah(lowestPrice));
}
