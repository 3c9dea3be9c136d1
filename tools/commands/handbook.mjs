import { join } from 'node:path';
import { endLeftovers, markChildren } from '../lib/leftovers.mjs';
import { ensureBuilt } from '../lib/nx.mjs';
import { supervise } from '../lib/supervise.mjs';
import { requirePrograms } from '../lib/system-programs.mjs';
import { root } from '../lib/workspace.mjs';

/** `npm run handbook`: the pictures of docs/handbook, taken anew from the built product with made-up orders. */
export async function main() {
  markChildren();
  await ensureBuilt();
  const { chromium } = await requirePrograms('chromium', 'Liberation fonts');
  try {
    return await supervise((launch) =>
      launch([join(root, 'e2e', 'handbook', 'main.mjs')], { CHROMIUM_PATH: chromium }),
    );
  } finally {
    endLeftovers();
  }
}
