import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ask } from './target/target.js';
import { LONG, RehearsalFolder, SMALL_PLAN } from './testing/rehearsal-folder.js';

let folder: RehearsalFolder;
beforeAll(() => {
  folder = new RehearsalFolder();
});
afterAll(() => folder.forget());

describe('a rehearsal', () => {
  it(
    'on an installation of its own sells no more than there is, and every payment gives tickets',
    async () => {
      const { code, output, report } = await folder.run(SMALL_PLAN);
      expect(output).toMatch(/got tickets +\d/);
      expect(output).toMatch(/sold out +\d/);
      expect(output).toMatch(/passed +broken rules in the database +0/);
      expect(report).toContain('Every expectation was kept.');
      expect(code).toBe(0);
    },
    LONG,
  );

  it('waits no longer than its limit for an answer to itself', async () => {
    const silent = createServer();
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const { port } = silent.address() as AddressInfo;
    const call = ask(new URL(`http://127.0.0.1:${port}/_sim/faults`), { method: 'PUT', body: '{}' }, 50);
    await expect(call).rejects.toThrow(`http://127.0.0.1:${port} doesn't answer`);
    silent.closeAllConnections();
    silent.close();
  });

  it.each([
    ['a plan with a fault', { arrivals: [{ people: 2.5 }] }, [], 'arrivals[0].people must be a whole number'],
    ['two processes on SQLite', { processes: 2 }, [], 'SQLite takes one'],
    [
      'kills elsewhere',
      { killEverySeconds: 5 },
      ['--url', 'http://127.0.0.1:9'],
      'only an installation of its own can',
    ],
    ['a report that nobody can write', {}, ['--report', '/dev/null/report.html'], "The report can't be written to"],
  ])(
    'refuses %s before anything starts',
    async (_name, change, args, text) => {
      const { code, output } = await folder.run({ ...SMALL_PLAN, ...change }, { args });
      expect(output).toContain(text);
      expect(code).toBe(1);
    },
    LONG,
  );

  it.each([
    ['real payments', 'https://app.midtrans.com/snap/snap.js', /takes payments at app\.midtrans\.com/],
    ['the sandbox', 'https://app.sandbox.midtrans.com/snap/snap.js', /takes payments at app\.sandbox\.midtrans\.com/],
    [
      'a provider that is no simulator',
      'http://127.0.0.1:9/snap/snap.js',
      /No payment simulator answers at http:\/\/127\.0\.0\.1:9/,
    ],
  ])(
    'refuses an installation with %s',
    async (_name, snapUrl, text) => {
      const server = createServer((_request, answer) => {
        answer.end(`<meta name="midtrans-snap-url" content="${snapUrl}">`);
      });
      await once(server.listen(0, '127.0.0.1'), 'listening');
      const { port } = server.address() as AddressInfo;
      const { code, output, report } = await folder.run(SMALL_PLAN, { args: ['--url', `http://127.0.0.1:${port}`] });
      server.close();
      expect(output).toMatch(text);
      expect([code, report]).toEqual([1, '']);
    },
    LONG,
  );
});
