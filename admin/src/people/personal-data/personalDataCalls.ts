import type {
  EarlierEndRequest,
  ErasePersonRequest,
  PersonRequest,
  RetentionDays,
  SeenRecord,
} from '@festival/contracts';
import { getData, sendForData, sendJson } from '../../lib/httpClient';

const PATH = '/api/admin/personal-data';

export const OVERVIEW_KEY = ['personal-data'];

/** Addresses go in bodies: paths stand in the logs of proxies. */
export const personalDataCalls = {
  overview: () => getData(PATH),
  changeDays: (days: RetentionDays & SeenRecord) => sendForData('PUT', `${PATH}/retention`, days),
  answer: (end: EarlierEndRequest) => sendForData('PUT', `${PATH}/earlier-end`, end),
  lookUp: (person: PersonRequest) => sendForData('POST', `${PATH}/look-up`, person),
  export: (person: PersonRequest) => sendForData('POST', `${PATH}/export`, person),
  erase: (person: ErasePersonRequest) => sendJson('POST', `${PATH}/erase`, person),
};
