import { useRefresh } from 'react-admin';
import { CONFLICT, statusOf } from '../../../lib/httpErrors';

/** Sends the version that was on the screen: the server refuses to overwrite a newer one. */
export function withVersion<T extends { updated_at?: string | null }>({
  updated_at,
  ...values
}: T): Omit<T, 'updated_at'> & { seen_updated_at?: string | null } {
  return updated_at === undefined ? values : { ...values, seen_updated_at: updated_at };
}

/** After a save was refused because somebody else was faster, their changes are shown next to the typed text. */
export function useRefreshOnConflict(say: (error: unknown) => void): (error: unknown) => void {
  const refresh = useRefresh();
  return (error) => {
    say(error);
    if (statusOf(error) === CONFLICT) refresh();
  };
}
