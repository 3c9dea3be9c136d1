import { getData, sendForData } from '../../lib/httpClient';

const BUNDLE = '/api/admin/settings/bundle-ticket';

export const dashboardCalls = {
  read: () => getData('/api/admin/dashboard'),

  bundle: () => getData(BUNDLE),

  setBundle: (enabled: boolean) => sendForData('POST', BUNDLE, { enabled }),
};
