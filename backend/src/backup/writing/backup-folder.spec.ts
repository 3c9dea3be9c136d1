import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BackupFolder } from './backup-folder.js';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'backups-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const nameOf = (time: string) => BackupFolder.nameOf(new Date(time), true);

it('takes no backup from the future for the newest, and no date that there is not', async () => {
  const [old, ahead] = [nameOf('2025-11-21T00:00:00Z'), nameOf('2025-11-23T00:00:00Z')];
  for (const name of [
    old,
    ahead,
    'festival-2025-13-99T00-00-00-000Z.tar.gz',
    'festival-2025-02-30T00-00-00-000Z.tar.gz',
  ])
    writeFileSync(join(directory, name), '');
  const found = await new BackupFolder(directory).backups(new Date('2025-11-22T00:00:00Z'));
  expect(found.backups.map(({ name }) => name)).toEqual([old]);
  expect(found.ahead.map(({ name }) => name)).toEqual([ahead]);
});

it('can be locked again after its drafts could not be removed', async () => {
  const folder = new BackupFolder(directory);
  const draft = folder.draftOf(nameOf('2025-11-21T00:00:00Z'));
  mkdirSync(draft);
  await expect(folder.lock()).rejects.toThrow('is a directory');
  rmSync(draft, { recursive: true });
  (await folder.lock()).release();
});
