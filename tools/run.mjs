import { requireNode } from './lib/require-node.mjs';

/** A command whose main function takes no arguments would do something else than was meant. */
async function refuseArguments(command, run, [first]) {
  if (run.length > 0 || first === undefined) return;
  const { PlainError } = await import('./lib/plain-error.mjs');
  throw new PlainError(`'${first}' isn't known here: ${command} takes no arguments. Nothing was done.`);
}

async function assertKnown(command) {
  const { readdir } = await import('node:fs/promises');
  const files = await readdir(new URL('commands/', import.meta.url));
  if (files.includes(`${command}.mjs`)) return;
  const { PlainError } = await import('./lib/plain-error.mjs');
  const known = files.map((file) => file.replace('.mjs', '')).join(', ');
  throw new PlainError(`'${command}' isn't known here: there are ${known}. Nothing was done.`);
}

/** `node tools/run.mjs COMMAND …`: one of `commands/`, for which the packages are installed first. */
async function main() {
  const [command] = process.argv.splice(2, 1);
  // Loaded only now: an old Node can't even parse what follows, and a command imports what is installed.
  const { ensureInstalled } = await import('./lib/install.mjs');
  const { runMain } = await import('./lib/plain-error.mjs');
  await runMain(async () => {
    await assertKnown(command);
    await ensureInstalled();
    const { main: run } = await import(`./commands/${command}.mjs`);
    const args = process.argv.slice(2);
    await refuseArguments(command, run, args);
    return run(args);
  });
}

requireNode();
main();
