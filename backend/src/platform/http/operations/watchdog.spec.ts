import { transformFileSync } from '@swc/core';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { FULL_DISK, hasFullDisk } from '../../../../test/support/database/full-disk.js';

/** A process with a watchdog that ends it after two seconds; `hooks` are what the watchdog counts requests with. */
const START = `
const hooks = {};
countForWatchdog({ addHook: (name, hook) => { hooks[name] = hook; } });
startWatchdog((error) => { throw error; }, 2);
const asked = [];
const ask = () => { asked.push({}); hooks.preHandler(asked.at(-1), {}, () => undefined); };
const answer = (request = asked.shift()) => hooks.onSend(request, {}, '', () => undefined);
const until = (seconds) => setTimeout(() => process.exit(0), seconds * 1000);
`;

/** The signal that ended the process, or its exit code, and what it wrote. */
async function run(life: string, errors: 'pipe' | number = 'pipe'): Promise<{ end: unknown; said: string }> {
  const { code } = transformFileSync(join(__dirname, 'watchdog.ts'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
  });
  const args = ['--input-type=module', '--eval', code + START + life];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', errors] });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [exitCode, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { end: signal ?? exitCode, said };
}

const ENDED = [
  ['is blocked', 'setTimeout(() => { for (;;); }, 100);', 'the event loop was blocked for 2 s'],
  ['takes requests and answers none', 'setInterval(ask, 50);', 'no request was answered for 2 s'],
  [
    'answers only those that it refused at once',
    'for (let i = 0; i < 50; i += 1) answer({}); setInterval(ask, 50);',
    'no request was answered for 2 s',
  ],
] as const;
const LEFT_ALONE = [
  ['has nothing to do', 'until(5);'],
  ['answers slowly', 'setInterval(ask, 50); setInterval(answer, 900); until(5);'],
  ['has one long request', 'ask(); until(5);'],
] as const;

/** They do nothing but wait, so they live at the same time. */
const lives = new Map<string, ReturnType<typeof run>>();
beforeAll(() => {
  for (const [name, life] of [...ENDED, ...LEFT_ALONE]) {
    const end = run(life);
    // Its own test comes to know of a failure later.
    end.catch(() => undefined);
    lives.set(name, end);
  }
});
const endOf = (name: string) => lives.get(name) ?? Promise.reject(new Error(`${name} wasn’t started`));

it.each(ENDED)('ends a process that %s', async (name, _life, reason) => {
  const { end, said } = await endOf(name);
  expect(end).toBe('SIGKILL');
  expect(JSON.parse(said)).toMatchObject({ level: 60, msg: `${reason}: the process is ended` });
});

(hasFullDisk ? it : it.skip)('ends a blocked process that has no room left for saying so', async () => {
  const { end } = await run('setTimeout(() => { for (;;); }, 100);', openSync(FULL_DISK, 'w'));
  expect(end).toBe('SIGKILL');
});

it.each(LEFT_ALONE)('leaves a process alone that %s', async (name) => {
  expect(await endOf(name)).toEqual({ end: 0, said: '' });
});

it('doesn’t keep a process from ending', async () => {
  expect(await run('')).toEqual({ end: 0, said: '' });
});
