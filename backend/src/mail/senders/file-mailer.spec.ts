import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileMailer, timeOfMailFile } from './file-mailer.js';
import { OUTGOING_MAIL } from '../../../test/support/mail/mail-fixtures.js';
import { FULL_DISK, hasFullDisk } from '../../../test/support/database/full-disk.js';

const directory = mkdtempSync(join(tmpdir(), 'file-mailer-'));
afterAll(() => rmSync(directory, { recursive: true }));

const NAME = '20251003T041205678Z-000001-nadia-example-com.eml';

it('every line of a mail ends in CR LF, and a folder that was removed is made again', async () => {
  const folder = join(directory, 'outbox');
  const mailer = new FileMailer(folder, 'Festival <tickets@festival.local>', { now: () => new Date() });
  const longer = {
    ...OUTGOING_MAIL,
    html: `<p>${'Here they are. '.repeat(20)}</p>\n<p>Bye</p>\n`,
    text: 'One\nTwo\r\nThree\n',
  };
  await mailer.send(longer);
  const [name = ''] = readdirSync(folder);
  const message = readFileSync(join(folder, name), 'utf8');
  expect(message).toContain('One\r\nTwo\r\nThree\r\n');
  expect(message.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  rmSync(folder, { recursive: true });
  await expect(mailer.send(longer)).rejects.toMatchObject({ code: 'ENOENT' });
  await mailer.send(longer);
  expect(readdirSync(folder)).toHaveLength(1);
  rmSync(folder, { recursive: true });
});

(hasFullDisk ? it : it.skip)('a mail that finds no room leaves nothing, and is whole the next time', async () => {
  const clock = { now: () => new Date('2025-10-03T04:12:05.678Z') };
  const mailer = new FileMailer(directory, 'Festival <tickets@festival.local>', clock);
  symlinkSync(FULL_DISK, join(directory, `${NAME}.tmp`));
  await expect(mailer.send(OUTGOING_MAIL)).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(readdirSync(directory)).toEqual([]);
  await mailer.send(OUTGOING_MAIL);
  expect(readdirSync(directory)).toEqual([NAME]);
});

it.each([
  [NAME, '2025-10-03T04:12:05.678Z'],
  [`${NAME}.tmp`, '2025-10-03T04:12:05.678Z'],
  ['notes.eml', undefined],
  [NAME.replace('.eml', '.txt'), undefined],
])('a file’s name tells when its mail was written: %s', (name, time) => {
  expect(timeOfMailFile(name)?.toISOString()).toBe(time);
});
