import { check, expect } from './checks.mjs';
import { running } from './running-services.mjs';

/** Of the services whose image has another one than ours have. */
const users = { proxy: 0, prometheus: 65_534 };

/** Each container runs as its user, without rights, and on files that can't be changed. */
export async function confinement() {
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
