import type { BundleSetting, Dashboard } from '@festival/contracts';
import { httpClient } from '../../lib/httpClient';

const BUNDLE = '/api/admin/settings/bundle-ticket';

export const dashboardCalls = {
  async read(): Promise<Dashboard> {
    return (await httpClient<Dashboard>('/api/admin/dashboard')).json;
  },

  async bundle(): Promise<BundleSetting> {
    return (await httpClient<BundleSetting>(BUNDLE)).json;
  },

  async setBundle(enabled: boolean): Promise<BundleSetting> {
    return (await httpClient<BundleSetting>(BUNDLE, { method: 'POST', body: JSON.stringify({ enabled }) })).json;
  },
};
