import { keepPreviousData, useQuery, type QueryKey, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { trainingCalls } from './trainingCalls';

const NONE: string[] = [];

/** The categories there are; none while they are not known, which leaves only the choice of all. */
export function useCategories(): string[] {
  return useTrainingQuery(['categories'], trainingCalls.categories).data ?? NONE;
}

/** First part of every key here: a change of the knowledge invalidates them all. */
export const TRAINING = 'chatbot-training';

/** The data of a tab; the present page stays in sight until the next one is loaded. */
export function useTrainingQuery<T>(key: QueryKey, queryFn: () => Promise<T>): UseQueryResult<T> {
  const query = useQuery({ queryKey: [TRAINING, ...key], queryFn, placeholderData: keepPreviousData });
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const { error } = query;
  useEffect(() => {
    if (error) void logoutIfAccessDenied(error);
  }, [error, logoutIfAccessDenied]);
  return query;
}
