import { requireNode } from './lib/require-node.mjs';

requireNode();
// Loaded only now: an old Node can't even parse what follows.
import('./lib/architecture-project.mjs').then((project) => project.main(process.argv.slice(2)));
