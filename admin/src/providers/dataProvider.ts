import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, DeleteParams, RaRecord } from 'react-admin';
import { httpClient } from './httpClient';

const rest = simpleRestProvider('/api/admin', httpClient);

/** A deletion answers with a message only; react-admin wants the record that is gone. */
async function deleteRecord<T extends RaRecord>(resource: string, params: DeleteParams<T>): Promise<{ data: T }> {
  const { data } = await rest.delete<T>(resource, params);
  return { data: params.previousData ?? data };
}

/** Every resource at `/api/admin/<resource>`, in the dialect of ra-data-simple-rest (contract, "HTTP"). */
export const dataProvider: DataProvider = { ...rest, delete: deleteRecord };
