import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { httpClient } from '../../lib/httpClient';
import { resourceOf } from '../screens/screens';

const rest = simpleRestProvider('/api/admin', httpClient);

/**
 * Every resource at `/api/admin/<resource>`, in the dialect of ra-data-simple-rest. react-admin
 * asks by the name of the screen, which is its address.
 */
export const dataProvider: DataProvider = new Proxy(rest, {
  get: (calls, name: string) => {
    const call: unknown = calls[name];
    if (typeof call !== 'function') return call;
    return (screen: string, ...params: unknown[]): unknown => call(resourceOf(screen), ...params);
  },
});
