import { readFileSync, writeFileSync } from 'node:fs';
import { cruiseAll, document, withPicture, withTable } from '../lib/architecture.mjs';

/** `npm run architecture`: the picture of the folders and the table of the packages, in docs/architecture.md. */
export async function main() {
  const { output } = await cruiseAll();
  writeFileSync(document, withTable(withPicture(readFileSync(document, 'utf8'), output), output));
  return 0;
}
