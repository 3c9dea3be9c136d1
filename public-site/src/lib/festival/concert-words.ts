import { type Act, formatRupiah } from '@festival/contracts';
import { useQuery } from '@tanstack/react-query';
import { type Texts, useTexts } from '../language';
import { actsQuery } from './acts';
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
    headliner: (name, others) => (others > 0 ? `${name} dan ${others} lainnya` : name),
    from: (price) => `Tiket mulai ${price}`,
  },
};

/** Who plays, in one line: `Reality Club and 5 more`. Null while nobody is announced. */
export function useHeadliner(): string | null {
  const { headliner } = useTexts(WORDS);
  const { data: acts = [] } = useQuery(actsQuery);
  const name = headlinerOf(acts);
  return name === null ? null : headliner(name, acts.length - 1);
}

/** `Tickets from Rp 77.000`; null while none can be bought. */
export function useTicketsFrom(): string | null {
  const { from } = useTexts(WORDS);
  const { phase, lowestPrice } = usePhase();
  return lowestPrice === null || phase === 'after' ? null : from(formatRupiah(lowestPrice));
}

/** The first guest star that is announced, or else the first act. */
function headlinerOf(acts: readonly Act[]): string | null {
  const announced = acts.filter(({ is_announced }) => is_announced);
  const [first] = [...announced.filter(({ guest_star_id }) => guest_star_id !== null), ...announced];
  return first?.name ?? null;
}
