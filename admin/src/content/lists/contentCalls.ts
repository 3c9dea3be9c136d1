import type { Direction } from '@festival/contracts';
import type { Identifier } from 'react-admin';
import { httpClient } from '../../lib/httpClient';
import { resourceOf } from '../../lib/screenResources';

/** What can be asked of a content screen's records beyond reading and saving them. */
export const contentCalls = {
  async move(screen: string, id: Identifier, direction: Direction): Promise<void> {
    const path = `/api/admin/${resourceOf(screen)}/${encodeURIComponent(id)}/move`;
    await httpClient(path, { method: 'POST', body: JSON.stringify({ direction }) });
  },
};
