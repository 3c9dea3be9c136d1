import { setTimeout as pause } from 'node:timers/promises';
import { Browser } from './browser.mjs';
import { check, expect, seconds, until } from './checks.mjs';
import { mails, proxyErrors, running, start } from './running-services.mjs';
import { refusals, underLoad } from './under-load.mjs';

const requestsWhileRestarting = 10_000;

/** Nobody is refused while one process after the other is replaced. */
export async function rollingRestart(site) {
  await check(
    'a rolling restart refuses nobody',
    async () => {
      const buyers = { bought: 0, failed: [] };
      const over = new AbortController();
      const buy = async (line) => {
        for (let number = 0; !over.signal.aborted; number += 1) {
          try {
            await new Browser(site).buy(`rolling-${line}-${number}@example.com`);
            buyers.bought += 1;
          } catch (error) {
            buyers.failed.push(error.message);
          }
          await pause(400);
        }
      };
      const ends = [];
      const result = await underLoad(
        site,
        async (stop, counted) => {
          const lines = Promise.all([0, 1].map(buy));
          const begin = performance.now();
          do {
            for (const name of ['worker', 'web-1', 'web-2']) {
              ends.push(await running.get(name).stop());
              await start(name);
            }
            // As docker/update.sh ends.
            const reload = await running.get('proxy').exec('caddy', 'reload', '--config', '/etc/caddy/Caddyfile');
            expect(reload.exitCode === 0, reload.all);
          } while (counted() < requestsWhileRestarting && performance.now() - begin < 180_000);
          over.abort();
          await lines;
          stop();
        },
        { rate: 500 },
      );
      const { '2xx': good, non2xx: bad, errors, timeouts, statusCodeStats } = result;
      const total = good + bad + errors;
      const slowest = Math.max(...ends.map(({ ms }) => ms));
      expect(
        bad + errors + timeouts === 0,
        `${JSON.stringify(statusCodeStats)} (${[...refusals].join('; ')}), ${errors} broken, ${timeouts} silent of ${total}`,
      );
      expect(total >= requestsWhileRestarting, `only ${total} requests`);
      expect(buyers.failed.length === 0, `${buyers.failed.length} of ${buyers.bought} orders: ${buyers.failed[0]}`);
      expect(
        ends.every(({ code }) => code === 0),
        `ended with ${ends.map(({ code }) => code)}`,
      );
      const times = `p99 ${result.latency.p99} ms, longest ${result.latency.max} ms`;
      return `0 of ${total} requests failed (${times}), ${buyers.bought} orders; ${ends.length} processes ended within ${seconds(slowest)}`;
    },
    proxyErrors,
  );
  await check('a worker ends in order within ten seconds although the mail server hangs', async () => {
    mails.hangs = true;
    await new Browser(site).buy('hanging@example.com');
    await until(() => mails.hasHung, 'the mail');
    const { ms, code } = await running.get('worker').stop();
    mails.hangs = false;
    await start('worker');
    expect(code === 0 && ms < 10_000, `code ${code} after ${seconds(ms)}`);
    return seconds(ms);
  });
}
