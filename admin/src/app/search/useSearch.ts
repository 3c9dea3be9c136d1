import {
  MIN_SEARCH_TEXT,
  ORDER_NUMBER_PATTERN,
  type Role,
  type SearchResults,
  TICKET_CODE_PATTERN,
} from '@festival/contracts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePermissions } from 'react-admin';
import { getData } from '../../lib/httpClient';
import { allOf, pathOf, type Place, screensWith } from './places';

const PAUSE_MS = 250;

/** `^FEST-…$` → `FEST-…` */
const anywhere = ({ source }: RegExp): string => source.slice(1, -1);

/** A number of an order or ticket within other words. */
const NUMBER = new RegExp(`\\b(?:${anywhere(ORDER_NUMBER_PATTERN)}|${anywhere(TICKET_CODE_PATTERN)})\\b`, 'i');

/** What is looked for: of a pasted sentence with a number, the number. */
export const wantedIn = (text: string): string => NUMBER.exec(text)?.[0] ?? text.trim();

/** The text once nobody has typed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** What the server finds; `q` is long enough. */
const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ['search', q],
    queryFn: () => getData(`/api/admin/search?${new URLSearchParams({ q })}`),
    // What was found is somebody's name: it doesn't stay for long.
    gcTime: 0,
    retry: false,
  });

/** Each hit and, where there are more than come, the list of them all. */
const placesOf = ({ groups }: SearchResults, q: string): Place[] =>
  groups.flatMap(({ kind, hits, has_more: hasMore }) => [
    ...hits.map((hit, index) => ({
      key: `${kind} ${hit.resource} ${hit.id} ${index}`,
      group: kind,
      title: hit.title,
      detail: hit.detail,
      path: pathOf(hit),
    })),
    ...(hasMore ? allOf(kind, q) : []),
  ]);

/** Screens at once, and what the server finds a moment later. */
export function useSearch(text: string) {
  const { permissions: role } = usePermissions<Role>();
  const queries = useQueryClient();
  const wanted = wantedIn(text);
  const q = usePaused(wanted);
  const isLong = [...q].length >= MIN_SEARCH_TEXT;
  const { data, error, isFetching } = useQuery({ ...searchQuery(q), enabled: isLong });
  // Until the pause is over these are the hits of the text before.
  const hits = isLong && data && q === wanted ? placesOf(data, q) : [];
  const places: Place[] = [...(role ? screensWith(text, role) : []), ...hits];
  const isTooShort = [...wanted].length < MIN_SEARCH_TEXT;
  return {
    places,
    error,
    isTooShort,
    isBusy: !isTooShort && (isFetching || q !== wanted),
    /** The first of what the server finds, without waiting for a pause; null when that is nothing. */
    findFirst: async () => {
      const found = await queries.fetchQuery(searchQuery(wanted)).catch(() => null);
      return (found && placesOf(found, wanted)[0]) ?? null;
    },
  };
}
