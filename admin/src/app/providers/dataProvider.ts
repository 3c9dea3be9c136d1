import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, DeleteParams, RaRecord } from 'react-admin';
import { httpClient } from '../../lib/httpClient';
import { resourceOf } from '../screens/screens';

const rest = simpleRestProvider('/api/admin', httpClient);

/** A deletion answers with a message only; react-admin wants the record that is gone. */
async function deleteRecord<T extends RaRecord>(resource: string, params: DeleteParams<T>): Promise<{ data: T }> {
  const { data } = await rest.delete<T>(resource, params);
  return { data: params.previousData ?? data };
}

const provider: DataProvider = { ...rest, delete: deleteRecord };

/**
 * Every resource at `/api/admin/<resource>`, in the dialect of ra-data-simple-rest. react-admin
 * asks by the name of the screen, which is its address.
 */
export const dataProvider: DataProvider = new Proxy(provider, {
  get: (calls, name: string) => {
    const call: unknown = calls[name];
    if (typeof call !== 'function') return call;
    return (screen: string, ...params: unknown[]): unknown => call(resourceOf(screen), ...params);
  },
});
