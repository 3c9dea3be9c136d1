import { setTimeout as pause } from 'node:timers/promises';
import { totalsLine } from '../report.mjs';
import { Browser } from './browser.mjs';
import { backups, monitoring } from './backup-and-monitoring.mjs';
import { check, expect, seconds, totals, until } from './checks.mjs';
import { confinement } from './confinement.mjs';
import { delivery } from './delivery.mjs';
import { rollingRestart } from './restarts.mjs';
import { images, mails, running, services, start, startAll, stopAll } from './running-services.mjs';
import { underLoad } from './under-load.mjs';

// Runs under `unshare --net`, started by test-container.mjs: nothing on the machine sees these addresses and ports.

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
