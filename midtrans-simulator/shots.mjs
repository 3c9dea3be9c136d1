import { startSimulator } from './dist/index.js';
import { chromium } from 'playwright';
import http from 'node:http';
const s = await startSimulator({ serverKey: 'sk', clientKey: 'ck' });
const shop = http.createServer((q, r) => {
  r.writeHead(200, {
    'content-type': 'text/html',
    'content-security-policy': `default-src 'self'; script-src 'self' 'unsafe-inline' ${s.url}; frame-src ${s.url}`,
  });
  r.end(
    `<!doctype html><meta name=viewport content="width=device-width"><body style="background:#0b1f45;color:#fff"><h1>Shop</h1><p>${'Lorem ipsum '.repeat(300)}</p><script src="${s.url}/snap/snap.js" data-client-key="ck"></script><script>window.log=[];window.go=(t,o)=>snap.pay(t,{onSuccess:r=>log.push(['s',r]),onPending:r=>log.push(['p',r]),onError:r=>log.push(['e',r]),onClose:()=>log.push(['c']),...o})</script>`,
  );
});
await new Promise((r) => shop.listen(0, r));
const url = `http://127.0.0.1:${shop.address().port}/`;
const create = async (id, extra = {}) =>
  await (
    await fetch(s.url + '/snap/v1/transactions', {
      method: 'POST',
      headers: { authorization: 'Basic ' + Buffer.from('sk:').toString('base64') },
      body: JSON.stringify({
        transaction_details: { order_id: id, gross_amount: 118000 },
        item_details: [{ name: 'Presale 1 ticket', price: 59000, quantity: 2 }],
        credit_card: { secure: true },
        ...extra,
      }),
    })
  ).json();
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
let n = 0;
for (const [w, h] of [
  [360, 740],
  [1440, 900],
]) {
  const ctx = await b.newContext({ viewport: { width: w, height: h } });
  const p = await ctx.newPage();
  p.on('console', (m) => console.log('console', m.text()));
  p.on('pageerror', (e) => console.log('pageerror', e.message));
  await p.goto(url);
  const f = p.frameLocator('#snap-midtrans');
  const shot = (name) => p.screenshot({ path: `/tmp/shots-sim/${w}-${name}.png` });
  const r = (name) => f.getByRole('button', { name, exact: true });
  const t = await create('FEST-' + w + '-1');
  await p.evaluate((t) => go(t.token, { language: 'en' }), t);
  await r('QRIS').waitFor();
  await shot('list');
  await r('QRIS').click();
  await r('Pay now').waitFor();
  await shot('qris');
  await r('Back').click();
  await r('BCA Virtual Account').click();
  await r('Copy').click();
  await shot('bca');
  await r('Deny payment').click();
  await r('Try another method').waitFor();
  await shot('deny');
  await r('Try another method').click();
  await r('Credit card').click();
  await f.getByLabel('Card number').waitFor();
  await r('Pay now').click();
  await f.getByText('The CVV of').waitFor();
  await shot('card-errors');
  await f.getByRole('button', { name: /accepted/ }).click();
  await r('Pay now').click();
  await f.getByLabel('One-time').waitFor();
  await shot('otp');
  await f.getByLabel('One-time').fill('112233');
  await r('Confirm').click();
  await p.waitForFunction(() => log.length > 0);
  console.log(JSON.stringify(await p.evaluate(() => log)));
  await p.evaluate(() => {
    log.length = 0;
  });
  const t2 = await create('FEST-' + w + '-2', { enabled_payments: ['indomaret'] });
  await p.evaluate((t) => go(t.token, {}), t2);
  await f.getByTestId('payment-code').waitFor();
  await shot('indomaret-id');
  await fetch(s.url + '/_sim/orders/FEST-' + w + '-2/pay', { method: 'POST' });
  await p.waitForFunction(() => log.length > 0);
  console.log(JSON.stringify(await p.evaluate(() => log[0][0])));
  await p.evaluate(() => {
    log.length = 0;
  });
  await p.evaluate((t) => go(t.token, { language: 'en', autoCloseDelay: 60 }), t2);
  await f.getByText('Payment successful').waitFor();
  await shot('paid');
  await p.evaluate(() => snap.hide());
  const t3 = await create('FEST-' + w + '-3');
  await create('FEST-' + w + '-3');
  await p.evaluate((t) => go(t.token, { language: 'en' }), t3);
  await f.getByText('Transaction not available').waitFor();
  await shot('gone');
  await p.keyboard.press('Escape');
  await p.waitForFunction(() => log.length > 0);
  console.log(JSON.stringify(await p.evaluate(() => log)));
  const t4 = await create('FEST-' + w + '-4', { enabled_payments: ['echannel'] });
  await p.goto(t4.redirect_url + '?language=en');
  await p.getByTestId('payment-code').waitFor();
  await p.screenshot({ path: `/tmp/shots-sim/${w}-redirect.png`, fullPage: true });
  await p.goto(s.url + '/pay');
  await p.screenshot({ path: `/tmp/shots-sim/${w}-pay.png` });
  await ctx.close();
}
await b.close();
shop.close();
await s.close();
