import type { BeginEditionRequest, EditionRequest } from '@festival/contracts';
import { getData, sendForData } from '../../lib/httpClient';

const EDITIONS = '/api/admin/editions';

export const EDITIONS_KEY = ['editions'];

export const editionCalls = {
  overview: () => getData(EDITIONS),
  plan: (request: EditionRequest) => sendForData('POST', `${EDITIONS}/plan`, request),
  begin: (request: BeginEditionRequest) => sendForData('POST', EDITIONS, request),
};
