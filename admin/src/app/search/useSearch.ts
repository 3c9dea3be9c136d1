import { MIN_SEARCH_TEXT, type Role } from '@festival/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import { getData } from '../../lib/httpClient';
import { pathOf, type Place, screensWith } from './places';

const PAUSE_MS = 250;

/** The text once nobody has typed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** Screens at once, and what the server finds a moment later. */
export function useSearch(text: string) {
  const t = useTranslate();
  const { permissions: role } = usePermissions<Role>();
  const q = usePaused(text.trim());
  const isLong = [...q].length >= MIN_SEARCH_TEXT;
  const { data, error, isFetching } = useQuery({
    queryKey: ['search', q],
    queryFn: () => getData(`/api/admin/search?${new URLSearchParams({ q })}`),
    enabled: isLong,
    // What was found is somebody's name: it doesn't stay for long.
    gcTime: 0,
    retry: false,
  });
  const found = isLong && data ? data.groups : [];
  const places: Place[] = [
    ...(role ? screensWith(text, role, t) : []),
    ...found.flatMap(({ kind, hits }) =>
      hits.map((hit, index) => ({
        key: `${kind} ${hit.resource} ${hit.id} ${index}`,
        group: kind,
        title: hit.title,
        detail: hit.detail,
        path: pathOf(hit),
      })),
    ),
  ];
  const isTooShort = [...text.trim()].length < MIN_SEARCH_TEXT;
  return { places, error, isTooShort, isBusy: !isTooShort && (isFetching || q !== text.trim()) };
}
