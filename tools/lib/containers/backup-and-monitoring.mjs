import { check, expect, until } from './checks.mjs';
import { running, start } from './running-services.mjs';

/** The hourly backup, as the compose file runs it: written, rotated, proved by the image itself. */
export async function backups() {
  const inside = (...command) => running.get('backup').exec('sh', '-c', `cd /app && ${command.join(' ')}`);
  const listed = async () => (await inside('ls /backups')).stdout.split('\n').filter(Boolean);
  const dated = (time) => `festival-${new Date(time).toISOString().replace(/[:.]/g, '-')}.tar.gz.age`;
  const written = () =>
    [
      ...running
        .get('backup')
        .log()
        .matchAll(/^(festival-\S+\.age): .*rows/gm),
    ].map(([, name]) => name);
  const earlier = dated(Date.now() - 2 * 3_600_000);
  await check('the backup service makes one as it starts, encrypted, and ends in order', async () => {
    const [name] = await until(() => written().length > 0 && written(), 'the first backup');
    expect((await listed()).includes(name), `${await listed()}`);
    // The hour after the next, with one that is older than any that is kept.
    await inside(`mv /backups/${name} /backups/${earlier} && touch /backups/${dated('2020-01-01')}`);
    const { code } = await running.get('backup').stop();
    expect(code === 0, `it ended with ${code}`);
    return name;
  });
  await check('an hour later it makes another one of the sale, and removes what is too old', async () => {
    await start('backup', { wait: false });
    await until(
      () => written().length > 1 && /^Removed 1 old backup/m.test(running.get('backup').log()),
      'the second one',
    );
    const wanted = [earlier, written()[1]];
    expect((await listed()).sort().join() === wanted.sort().join(), `${await listed()}`);
    return `${wanted.length} are kept`;
  });
  await check('npm run verify proves it in the image, with the passphrase only', async () => {
    const { all, exitCode } = await inside('node backend/dist/verify.js');
    expect(exitCode === 0 && /is good\.$/m.test(all), all);
    const wrong = await inside('BACKUP_PASSPHRASE=another-passphrase node backend/dist/verify.js');
    expect(wrong.exitCode === 1 && /passphrase/i.test(wrong.all), wrong.all);
    return all.split('\n').at(-1);
  });
  await check('the festival knows its backup and the proof, and has no way to the folder', async () => {
    const { all } = await inside('node backend/dist/doctor.js');
    for (const title of ['Last backup', 'Restore for a try', 'Encryption of backups'])
      expect(new RegExp(`^  (ok|FAULT)\\s+${title}: `, 'm').test(all), all);
    expect(/^ {2}ok +Last backup: /m.test(all) && /^ {2}ok +Restore for a try: /m.test(all), all);
    const web = await running.get('web-1').exec('sh', '-c', 'ls /backups; env');
    expect(!/festival-/.test(web.all.split('\n')[0]) && !/BACKUP_/.test(web.all), 'a web process can read backups');
  });
}

/** The profile `monitoring`, but for Grafana, which Debian doesn't have. */
export async function monitoring() {
  const { address } = running.get('prometheus');
  await check(
    'Prometheus reads every process by its token, and knows the alerts',
    async () => {
      const ask = async (path) => (await (await fetch(`http://${address}:9090/api/v1/${path}`)).json()).data;
      const seen = async () =>
        (await ask('targets')).activeTargets.map(({ scrapeUrl, health, lastError }) => ({
          scrapeUrl,
          health,
          lastError,
        }));
      const all = await until(
        async () => {
          const targets = await seen().catch(() => []);
          return targets.length === 3 && targets.every(({ health }) => health !== 'unknown') && targets;
        },
        'a look at each process',
        60_000,
      );
      expect(
        all.every(({ health }) => health === 'up'),
        JSON.stringify(all),
      );
      const { groups } = await ask('rules');
      const rules = groups.flatMap((group) => group.rules.map(({ name }) => name));
      expect(rules.includes('database_away') && rules.includes('disk_full'), `${rules}`);
      const { status } = await fetch(`http://${running.get('web-1').address}:3000/metrics`);
      expect(status === 403 || status === 401, `without the token ${status}`);
      return `${all.length} processes, ${rules.length} rules`;
    },
    () => [running.get('prometheus').log().slice(-1_000)],
  );
}
