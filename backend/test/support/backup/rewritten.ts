import { bytesOf, readArchive } from '../../../src/backup/format/archive-reader.js';
import { ArchiveWriter } from '../../../src/backup/format/archive-writer.js';

/** The bytes of an entry; null leaves it out, a text gives it that name. */
type Change = (name: string, bytes: Buffer) => Buffer | string | null;

/** Writes an unencrypted backup once more, with some of its entries changed: what somebody could do who has it. */
export async function rewritten(file: string, change: Change, to = `${file}-rewritten`): Promise<string> {
  const writer = new ArchiveWriter(to, { passphrase: null, signal: new AbortController().signal });
  for await (const entry of readArchive(file, null)) {
    const bytes = await bytesOf(entry);
    const changed = change(entry.name, bytes);
    if (typeof changed === 'string') await writer.add(changed, bytes);
    else if (changed) await writer.add(entry.name, changed);
  }
  await writer.finish();
  return to;
}

/** Changes the JSON of one of the backup's descriptions. */
export function inJson<T>(of: string, change: (value: T) => void): Change {
  return (name, bytes) => {
    if (name !== of) return bytes;
    const value = JSON.parse(bytes.toString()) as T;
    change(value);
    return Buffer.from(JSON.stringify(value));
  };
}
