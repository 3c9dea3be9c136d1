import { useQuery } from '@tanstack/react-query';
import { actsQuery, posterOf } from '../../lib/festival/acts';
import { lineUpQuery } from './line-up.api';

/** The names that are told, and how many are still to come. */
interface Announced {
  revealed: string[];
  hidden: number;
}

const NOBODY: Announced = { revealed: [], hidden: 0 };

/**
 * Of the acts as the poster has them, with the guest stars that no act is yet; of the guest stars while no act is
 * announced. Nobody while either isn't known yet.
 */
export function useAnnounced(): Announced {
  const { data: acts = [], isPending: areActsPending } = useQuery(actsQuery);
  const { data: stars = [], isPending: areStarsPending } = useQuery(lineUpQuery);
  if (areActsPending || areStarsPending) return NOBODY;
  const { large, small, hidden } = posterOf(acts);
  const told = stars.filter(({ is_revealed }) => is_revealed);
  const named = [...large, ...small].map(({ name }) => name);
  if (named.length === 0) return { revealed: told.map(({ name }) => name), hidden: stars.length - told.length };
  const others = told.filter((star) => !acts.some((act) => act.guest_star_id === star.id || act.name === star.name));
  return { revealed: [...named, ...others.map(({ name }) => name)], hidden };
}
