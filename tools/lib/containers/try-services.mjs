import autocannon from 'autocannon';
import { setTimeout as pause } from 'node:timers/promises';
import { totalsLine } from '../report.mjs';
import { Browser } from './browser.mjs';
import { backups, monitoring } from './backup-and-monitoring.mjs';
import { check, expect, seconds, totals, until } from './checks.mjs';
import { images, mails, proxyErrors, running, services, start, startAll, stopAll } from './running-services.mjs';

// Runs under `unshare --net`, started by test-container.mjs: nothing on the machine sees these addresses and ports.

const requestsWhileRestarting = 10_000;

/** Of the services whose image has another one than ours have. */
const users = { proxy: 0, prometheus: 65_534 };

async function confinement() {
  for (const name of running.keys()) {
    const container = running.get(name);
    const wanted = users[name] ?? 1000;
    await check(`${name} runs as its user and can't gain rights`, () => {
      const [uid] = container.status('Uid').split('\t');
      expect(Number(uid) === wanted, `uid ${uid}`);
      expect(container.status('NoNewPrivs') === '1', 'it may gain privileges');
      const [bound, effective] = [container.status('CapBnd'), container.status('CapEff')];
      // The proxy opens ports under 1024 and has no other capability.
      const allowed = name === 'proxy' ? 1n << 10n : 0n;
      expect(BigInt(`0x${bound}`) === allowed, `capabilities ${bound}`);
      expect((BigInt(`0x${effective}`) & ~allowed) === 0n, `capabilities ${effective}`);
      return `uid ${uid}, capabilities ${BigInt(`0x${bound}`) === 0n ? 'none' : 'net_bind_service'}`;
    });
    await check(`${name} can't change its own files`, async () => {
      const { exitCode, all } = await container.exec('sh', '-c', 'echo x > /srv/x || echo x > /app/x');
      expect(exitCode !== 0 && /read-only file system/i.test(all), all || 'it could write');
      return all.trim().split('\n').at(-1);
    });
  }
  await check('web-1 writes what it must in /data', async () => {
    const { exitCode, all } = await running.get('web-1').exec('sh', '-c', 'echo x > /data/x && rm /data/x');
    expect(exitCode === 0, all);
  });
}

async function delivery(site) {
  const browser = new Browser(site);
  await check('pages come through TLS, and say so to the browser', async () => {
    const { status, headers, body } = await browser.get('/');
    expect(status === 200 && body.includes('</html>'), `${status}`);
    expect(/max-age=\d{8}/.test(headers['strict-transport-security'] ?? ''), 'no Strict-Transport-Security');
    const cookies = [headers['set-cookie'] ?? []].flat();
    expect(cookies.length > 0 && cookies.every((each) => /; Secure/.test(each)), cookies.join(' '));
  });
  await check('files of the site are sent by the proxy, compressed and for good', async () => {
    const { body } = await browser.get('/');
    const [path] = /\/assets\/[\w.-]+\.js/.exec(body);
    const { status, headers } = await browser.get(path, { 'accept-encoding': 'br' });
    expect(status === 200 && headers['content-encoding'] === 'br', `${status} ${headers['content-encoding']}`);
    expect(headers['cache-control'] === 'public, max-age=31536000, immutable', headers['cache-control']);
    expect(headers['x-content-type-options'] === 'nosniff', 'no nosniff');
    expect(headers['x-request-id'] === undefined, 'a process has sent it');
    expect(/^(text|application)\/javascript\b/.test(headers['content-type']), headers['content-type']);
    return path;
  });
  await check('files of an older release stay for those who have its pages open', async () => {
    const web = running.get('web-1');
    const made = await web.exec('sh', '-c', 'echo "old" > /site/assets/of-before-1234.js');
    expect(made.exitCode === 0, made.all);
    await web.stop();
    await start('web-1');
    const { status, headers, body } = await browser.get('/assets/of-before-1234.js');
    expect(status === 200 && body.trim() === 'old' && headers['x-request-id'] === undefined, `${status}`);
  });
  await check('a file that the proxy has not is asked of the processes', async () => {
    const { status, headers } = await browser.get('/assets/of-another-release.js');
    expect(status === 404 && headers['x-request-id'], `${status}`);
  });
  await check('the waiting page is sent by the proxy with the policy that the product gives it', async () => {
    const { status, headers, body } = await browser.get('/waiting-room');
    const direct = await fetch(`http://${running.get('web-1').address}:3000/waiting-room`);
    expect(status === 200 && body.includes('Waiting room'), `${status}`);
    expect(headers['x-request-id'] === undefined, 'a process has sent it');
    const policy = direct.headers.get('content-security-policy');
    expect(headers['content-security-policy'] === policy, headers['content-security-policy']);
  });
  await check('metrics are refused from outside', async () => {
    const { status } = await browser.get('/metrics');
    expect(status === 403, `${status}`);
  });
  await check('the worker serves no visitors', async () => {
    const { status } = await fetch(`http://${running.get('worker').address}:3000/`);
    expect(status === 404, `${status}`);
  });
}

async function sale(site) {
  await check('a ticket is bought, paid and mailed', async () => {
    const buyer = new Browser(site);
    const { order_number: number } = await buyer.buy('first@example.com');
    const begin = performance.now();
    const simulator = `http://${running.get('simulator').address}:3001/_sim/orders`;
    await fetch(`${simulator}/${number}/pay`, { method: 'POST' });
    await until(
      async () => (await buyer.call('GET', `/api/payment/${number}/status`)).status === 'settlement',
      'payment',
    );
    await until(() => mails.mails.some((mail) => mail.includes('application/pdf')), 'the e-ticket');
    return `${number}, the e-ticket ${seconds(performance.now() - begin)} after the payment`;
  });
  await check('a stolen path to the simulator control is closed', async () => {
    const { status, headers } = await new Browser(site).get('/_sim/health');
    expect(status === 404 && headers['x-request-id'], `${status}`);
  });
}

async function health() {
  const web = running.get('web-2');
  const command = services['web-2'].healthcheck?.test ?? images['festival-app'].config.Healthcheck.Test.slice(1);
  const probeOnce = async () => (await web.exec('sh', '-c', `cd /app && ${command.join(' ')}`)).exitCode;
  await check('the health check says yes', async () => {
    expect((await probeOnce()) === 0, 'it says no');
  });
  await check('a process that answers nothing is ended by its health check, for the restart policy', async () => {
    web.signal('SIGSTOP');
    const codes = [];
    while (!web.hasEnded && codes.length < 3) codes.push(await probeOnce());
    await until(() => web.hasEnded, 'its end', 10_000);
    expect(codes[0] === 1, `${codes}`);
    await start('web-2');
    return `after ${codes.length} silent probes`;
  });
}

/** What was answered instead, and by whom. */
const refusals = new Set();
let people = 0;
/** Everybody has an address of their own. */
function bySomebody(request) {
  people += 1;
  const address = `203.0.${(people >> 8) & 255}.${people & 255}`;
  return { ...request, headers: { host: 'localhost', 'x-forwarded-for': address } };
}

/** Requests without a pause while `work` goes on; gives what autocannon counted. */
async function underLoad(site, work, { connections = 20, rate } = {}) {
  const run = autocannon({
    url: `https://${site.address}`,
    servername: 'localhost',
    tlsOptions: { ca: site.ca },
    connections,
    duration: 3_600,
    overallRate: rate,
    timeout: 20,
    requests: ['/', '/api/ticket-types', '/ticket', '/api/csrf-token'].map((path) => ({
      path,
      setupRequest: bySomebody,
      onResponse: (status, body, _context, headers) => {
        if (status !== 200)
          refusals.add(`${status} ${headers['x-request-id'] ? 'of a process' : 'of the proxy'}: ${body.slice(0, 120)}`);
      },
    })),
  });
  let answers = 0;
  run.on('response', () => (answers += 1));
  await work(
    () => run.stop(),
    () => answers,
  );
  return run;
}

async function rollingRestart(site) {
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

async function figures(site) {
  const memory = (name) => Number.parseInt(running.get(name).status('VmRSS'), 10) / 1024;
  const rate = async () => {
    const measured = await underLoad(site, async (stop) => {
      await pause(6_000);
      stop();
    });
    return measured.requests.average;
  };
  const two = await rate();
  const both = ['web-1', 'web-2', 'worker'].map((name) => `${name} ${memory(name).toFixed(0)} MB`).join(', ');
  await running.get('web-2').stop();
  await pause(2_000);
  const one = await rate();
  await start('web-2');
  console.log(`after load: ${both}`);
  console.log(
    `two web processes against one, load and database on the same cores: ${two} and ${one} requests/s, ${(two / one).toFixed(2)}`,
  );
}

async function allAway(site) {
  await check('without any process people get a page that waits, and calls an answer that says so', async () => {
    for (const name of ['web-1', 'web-2']) running.get(name).process.kill('SIGKILL');
    const page = await until(async () => {
      const answer = await new Browser(site).get('/');
      return answer.status === 503 && answer;
    }, 'the page');
    expect(page.body.includes('Back in a moment') && page.headers['retry-after'] === '5', page.body);
    const call = await new Browser(site).get('/api/ticket-types');
    expect(call.status === 503 && JSON.parse(call.body).success === false, `${call.status} ${call.body}`);
    await Promise.all([start('web-1'), start('web-2')]);
    await until(async () => (await new Browser(site).get('/')).status === 200, 'the site');
  });
}

try {
  const site = await startAll();
  await confinement();
  await delivery(site);
  await sale(site);
  await backups();
  await monitoring();
  await health();
  await rollingRestart(site);
  await figures(site);
  await allAway(site);
} catch (error) {
  totals.failed += 1;
  console.log(`failed  ${error.stack}`);
} finally {
  await stopAll();
}
console.log(`\n${totalsLine(totals)}`);
process.exit(totals.failed > 0 ? 1 : 0);
