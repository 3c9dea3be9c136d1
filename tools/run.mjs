import { requireNode } from './lib/require-node.mjs';

/** `node tools/run.mjs COMMAND …`: one of `commands/`, for which the packages are installed first. */
async function main() {
  const [command] = process.argv.splice(2, 1);
  // Loaded only now: an old Node can't even parse what follows, and a command imports what is installed.
  const { ensureInstalled } = await import('./lib/install.mjs');
  const { runMain } = await import('./lib/plain-error.mjs');
  await runMain(async () => {
    await ensureInstalled();
    return (await import(`./commands/${command}.mjs`)).main(process.argv.slice(2));
  });
}

requireNode();
main();
