import { type RaRecord, useRefresh } from 'react-admin';
import { CONFLICT, statusOf } from '../../../lib/httpErrors';

/** Says what was seen, where a record tells when it was changed: nobody overwrites what they didn't see. */
export function withVersion({ updated_at, ...values }: Partial<RaRecord>): Partial<RaRecord> {
  return updated_at === undefined ? values : { ...values, seen_updated_at: updated_at };
}

/** What follows a refused save: when somebody else was faster, their changes come in beside what was typed. */
export function useRefreshOnConflict(say: (error: unknown) => void): (error: unknown) => void {
  const refresh = useRefresh();
  return (error) => {
    say(error);
    if (statusOf(error) === CONFLICT) refresh();
  };
}
