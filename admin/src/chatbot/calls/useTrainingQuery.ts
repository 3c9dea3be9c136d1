import { keepPreviousData, useQuery, type QueryKey, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';

/** First part of every key here: what changes the knowledge makes all of it be asked anew. */
export const TRAINING = 'chatbot-training';

/** What a tab shows; on the way to another page the present one stays in sight. */
export function useTrainingQuery<T>(key: QueryKey, queryFn: () => Promise<T>): UseQueryResult<T> {
  const query = useQuery({ queryKey: [TRAINING, ...key], queryFn, placeholderData: keepPreviousData });
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const { error } = query;
  useEffect(() => {
    if (error) void logoutIfAccessDenied(error);
  }, [error, logoutIfAccessDenied]);
  return query;
}
