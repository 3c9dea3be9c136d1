import { Browser } from './browser.mjs';
import { check, expect } from './checks.mjs';
import { running, start } from './running-services.mjs';

/** What visitors get from the proxy, and what from the processes behind it. */
export async function delivery(site) {
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
