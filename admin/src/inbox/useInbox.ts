import { type Inbox, type InboxKind, mayUse, type Role } from '@festival/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { usePermissions } from 'react-admin';
import { inboxCalls } from './inboxCalls';

/** Nothing is asked while the tab is hidden. */
const REFRESH_MS = 30_000;

const INBOX = ['inbox'];
const COUNTS = ['inbox', 'counts'];

export function useInbox() {
  return useQuery({ queryKey: INBOX, queryFn: inboxCalls.read, refetchInterval: REFRESH_MS });
}

/** How much of each kind waits, for the menu; undefined until it is known, and for who has no inbox. */
export function useInboxCounts() {
  const { permissions: role } = usePermissions<Role>();
  const enabled = role !== undefined && role !== null && mayUse(role, 'inbox');
  const { data } = useQuery({
    queryKey: COUNTS,
    queryFn: inboxCalls.counts,
    refetchInterval: REFRESH_MS,
    enabled,
    // A menu says nothing of a failure; the screen does.
    retry: false,
  });
  return enabled ? data : undefined;
}

/** Takes a row out at once; what is given puts it back when the call failed. */
export function useTakeRow(): (kind: InboxKind, id: number) => () => void {
  const queries = useQueryClient();
  return useCallback(
    (kind, id) => {
      const before = queries.getQueryData<Inbox>(INBOX);
      const part = before?.[kind];
      if (before && part) {
        const rows = (part.rows as Array<{ id: number }>).filter((row) => row.id !== id);
        queries.setQueryData(INBOX, { ...before, [kind]: { ...part, rows, count: Math.max(0, part.count - 1) } });
      }
      return () => queries.setQueryData(INBOX, before);
    },
    [queries],
  );
}
