import { createTarDecoder } from 'modern-tar';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { BackupError, explainFile } from '../backup-error.js';
import { AGE_BEGIN, decrypted } from './encryption.js';

type Web<T> = globalThis.ReadableStream<T>;
type Parsed = { header: { name: string }; body: ReadableStream<Uint8Array> };

export interface ArchiveEntry {
  name: string;
  /** To be read whole before the next entry. */
  bytes: AsyncIterable<Uint8Array>;
}

/** The entries of a backup, in their order. Throws `BackupError` for what is damaged, cut off or wrongly encrypted. */
export async function* readArchive(file: string, passphrase: string | null): AsyncGenerator<ArchiveEntry> {
  const isSealed = await isEncrypted(file);
  if (isSealed && passphrase === null) {
    throw new BackupError('This backup is encrypted: set BACKUP_PASSPHRASE to the passphrase that it was made with');
  }
  const source = createReadStream(file, { highWaterMark: 1 << 20 });
  const steps = isSealed ? [source, decrypted(passphrase ?? ''), createGunzip()] : [source, createGunzip()];
  // Whoever reads is told of failures.
  const plain = pipeline(steps, () => undefined) as unknown as AsyncIterable<Uint8Array>;
  // Not `Readable.toWeb`: it throws beside every caller when a reader stops early.
  const tar = ReadableStream.from(plain) as unknown as Web<Uint8Array>;
  const entries = tar.pipeThrough(createTarDecoder({ strict: true })) as unknown as ReadableStream<Parsed>;
  try {
    for await (const { header, body } of explained(entries, file)) {
      yield { name: header.name, bytes: explained(body, file) };
    }
  } finally {
    source.destroy();
  }
}

async function* explained<T>(stream: ReadableStream<T>, file: string): AsyncGenerator<T> {
  try {
    for await (const each of stream) yield each;
  } catch (error) {
    if (error instanceof BackupError) throw error;
    if ((error as NodeJS.ErrnoException).syscall !== undefined) explainFile(error, file);
    throw new BackupError('The file is damaged or cut off: it is not what was written', { cause: error });
  }
}

export async function bytesOf({ bytes }: ArchiveEntry): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export async function isEncrypted(file: string): Promise<boolean> {
  if ((await stat(file).catch((error: unknown) => explainFile(error, file))).isDirectory()) {
    throw new BackupError(`${file} is a folder: name the file in it`);
  }
  const handle = await open(file).catch((error: unknown) => explainFile(error, file));
  try {
    const { buffer } = await handle.read(Buffer.alloc(AGE_BEGIN.length), 0, AGE_BEGIN.length, 0);
    return buffer.toString('latin1') === AGE_BEGIN;
  } finally {
    await handle.close();
  }
}
