import { useQuery } from '@tanstack/react-query';
import { actsQuery, posterOf } from './acts.api';
import { lineUpQuery } from './line-up.api';

/** The names that are told, and how many are still to come. */
interface Announced {
  revealed: string[];
  hidden: number;
}

/** Of the acts as the poster has them, and of the guest stars while no act is announced; nothing while neither is known. */
export function useAnnounced(): Announced {
  const { data: acts = [] } = useQuery(actsQuery);
  const { data: stars = [] } = useQuery(lineUpQuery);
  const { large, small, hidden } = posterOf(acts);
  const named = [...large, ...small];
  if (named.length > 0) return { revealed: named.map(({ name }) => name), hidden };
  const revealed = stars.filter(({ is_revealed }) => is_revealed).map(({ name }) => name);
  return { revealed, hidden: stars.length - revealed.length };
}
