import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileMailer } from './file-mailer.js';

/** Each write to it fails for want of space. */
const FULL_DISK = '/dev/full';
const directory = mkdtempSync(join(tmpdir(), 'file-mailer-'));
afterAll(() => rmSync(directory, { recursive: true }));

const NAME = '20251003T041205678Z-000007-nadia-example-com.eml';
const mail = {
  id: 7,
  to: 'nadia@example.com',
  messageId: '<abc.fest@localhost>',
  subject: 'Your tickets',
  html: '<p>Here they are</p>',
  text: 'Here they are',
  attachments: [],
};

(existsSync(FULL_DISK) ? it : it.skip)(
  'a mail that finds no room leaves nothing, and is whole the next time',
  async () => {
    const clock = { now: () => new Date('2025-10-03T04:12:05.678Z') };
    const mailer = new FileMailer(directory, 'Festival <tickets@festival.local>', clock);
    symlinkSync(FULL_DISK, join(directory, `${NAME}.tmp`));
    await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(readdirSync(directory)).toEqual([]);
    await mailer.send(mail);
    expect(readdirSync(directory)).toEqual([NAME]);
  },
);
