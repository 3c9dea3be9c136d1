import { join } from 'node:path';
import { ensureBuilt } from '../lib/nx.mjs';
import { supervise } from '../lib/supervise.mjs';
import { requirePrograms } from '../lib/system-programs.mjs';
import { root } from '../lib/workspace.mjs';

/** `npm run lighthouse`: Lighthouse’s mobile preset over the built pages, and their frames and presses on a slow phone. */
export async function main() {
  await ensureBuilt();
  const { chromium } = await requirePrograms('chromium', 'Liberation fonts');
  return supervise((launch) => launch([join(root, 'e2e', 'lighthouse', 'main.mjs')], { CHROMIUM_PATH: chromium }));
}
