import { readFileSync, writeFileSync } from 'node:fs';

/** `npm run architecture`: the picture of the folders and the table of the packages, in docs/architecture.md. */
export async function main() {
  // Read with the configuration of dependency-cruiser, which follows.
  process.env.ALL_ARROWS = '1';
  const { cruiseAll, document, withPicture, withTable } = await import('../lib/architecture.mjs');
  const { output } = await cruiseAll();
  writeFileSync(document, withTable(withPicture(readFileSync(document, 'utf8'), output), output));
  return 0;
}
