import { MAX_GUEST_STARS, type AdminGuestStar } from '@festival/contracts';
import { useGetList, useResourceContext } from 'react-admin';
import { freePlaces } from './freePlaces';

/** Which places of the line-up nobody has; undefined until that is known, all when it can't be learned. */
export function useFreePlaces(): number[] | undefined {
  const screen = useResourceContext() ?? '';
  const { data, error } = useGetList<AdminGuestStar>(screen, {
    pagination: { page: 1, perPage: MAX_GUEST_STARS },
    sort: { field: 'sort_order', order: 'ASC' },
  });
  if (error) return freePlaces([]);
  return data && freePlaces(data);
}
