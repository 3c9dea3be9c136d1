import { nx } from '../lib/nx.mjs';
import { PlainError } from '../lib/plain-error.mjs';

/** `npm run openapi`: writes the API document and the clients' types from the backend's sources. */
export async function main() {
  const { ok } = await nx(['generate'], { projects: ['@festival/openapi'], parallel: 1 });
  if (!ok) throw new PlainError('The API document could not be made, see above.');
}
