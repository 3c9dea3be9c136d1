import { Button, LinearProgress } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { FailureTexts } from '../../shared/forms/saving/failureText';
import { EmptyState } from '../../shared/lists/EmptyState';
import { useBanner } from '../calls/Banners';
import { t } from '../../lib/i18n/t';

interface LoadedProps<T> {
  query: UseQueryResult<T>;
  failure: FailureTexts;
  children: (data: T) => ReactNode;
}

/** Renders a query's data; until then the progress, or the failure in the red banner. */
export function Loaded<T>({ query, failure, children }: LoadedProps<T>) {
  const { data, error, isFetching, refetch } = query;
  const { showFailure, dismiss } = useBanner();
  const say = useEffectEvent((failed: Error) => showFailure(failed, failure));
  useEffect(() => {
    if (!error) return undefined;
    say(error);
    return dismiss;
  }, [error, dismiss]);
  if (data !== undefined) return children(data);
  if (!error) return <LinearProgress aria-label={t('Loading')} />;
  return (
    <EmptyState title={t('Nothing could be loaded')} hint={t('Try again; what you were doing is kept.')}>
      <Button variant="outlined" loading={isFetching} onClick={() => void refetch()}>
        {t('Retry')}
      </Button>
    </EmptyState>
  );
}
