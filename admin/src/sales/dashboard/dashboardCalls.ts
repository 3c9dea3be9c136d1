import type { BundleSetting, Dashboard } from '@festival/contracts';
import { getData, sendJson } from '../../lib/httpClient';

const BUNDLE = '/api/admin/settings/bundle-ticket';

export const dashboardCalls = {
  read: () => getData<Dashboard>('/api/admin/dashboard'),

  bundle: () => getData<BundleSetting>(BUNDLE),

  setBundle: async (enabled: boolean) => (await sendJson<BundleSetting>('POST', BUNDLE, { enabled })).json,
};
