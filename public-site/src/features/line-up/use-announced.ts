import { useQuery } from '@tanstack/react-query';
import { actsQuery } from './acts.api';
import { lineUpQuery } from './line-up.api';

/** The names that are told, and how many are still to come. */
interface Announced {
  revealed: string[];
  hidden: number;
}

/** Of the acts, and of the guest stars while no act is announced; nothing while neither is known. */
export function useAnnounced(): Announced {
  const { data: acts = [] } = useQuery(actsQuery);
  const { data: stars = [] } = useQuery(lineUpQuery);
  const ofActs = announced(acts.map(({ name, is_announced }) => ({ name, isTold: is_announced })));
  if (ofActs.revealed.length > 0) return ofActs;
  return announced(stars.map(({ name, is_revealed }) => ({ name, isTold: is_revealed })));
}

function announced(all: ReadonlyArray<{ name: string; isTold: boolean }>): Announced {
  const revealed = all.filter(({ isTold }) => isTold).map(({ name }) => name);
  return { revealed, hidden: all.length - revealed.length };
}
