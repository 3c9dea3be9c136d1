import { endLeftovers, markChildren } from './lib/leftovers.mjs';
import { startPrivateGalera } from './lib/galera/private-galera.mjs';
import { PlainError, runMain } from './lib/plain-error.mjs';
import { withCleanExit } from './lib/run-command.mjs';
import { onStop } from './lib/stop-signals.mjs';

const verbs = ['start', 'stop', 'kill', 'freeze', 'thaw', 'query'];

/** Does what a test asks of a node and answers with the result, or with why it failed. */
async function obey(nodes, { id, verb, index, sql }) {
  try {
    if (!verbs.includes(verb)) throw new Error(`A node can't be told to ${verb}`);
    process.send({ id, result: (await nodes[index][verb](sql)) ?? null });
  } catch (error) {
    process.send({ id, error: error.message });
  }
}

/**
 * `node tools/galera.mjs`: a private Galera cluster until Ctrl-C, for trying. A test that forks it gets its addresses as
 * a message, and tells nodes to start, stop, freeze.
 */
async function main() {
  const [unknown] = process.argv.slice(2);
  if (unknown) throw new PlainError(`'${unknown}' isn't known here: galera.mjs takes no arguments. Nothing was done.`);
  markChildren();
  try {
    const { url, nodes, stop } = await withCleanExit(() => startPrivateGalera({ durable: false }));
    const ended = new Promise((resolve) => {
      onStop(resolve);
      process.on('disconnect', resolve);
    });
    process.on('message', (told) => void obey(nodes, told));
    if (process.send) process.send({ url, urls: nodes.map((node) => node.url) });
    else console.log(`Three nodes, until Ctrl-C. Each has a database server without a password:\n${url}`);
    await ended;
    await stop();
    return 0;
  } finally {
    endLeftovers();
  }
}

await runMain(main);
// An open channel to a test would keep it alive.
process.exit();
