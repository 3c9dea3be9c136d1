import { getData } from '../../lib/httpClient';

export const nowCalls = {
  read: () => getData('/api/admin/now'),
  readTrends: () => getData('/api/admin/now/trends'),
};
