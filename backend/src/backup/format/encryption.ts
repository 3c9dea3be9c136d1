import { Decrypter, Encrypter } from 'age-encryption';
import { Duplex } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { BackupError } from '../backup-error.js';

/**
 * 64 MB and 0.3 s for each guess. age's own 2^18 takes 256 MB, which a small server may not have; the passphrase has a least
 * length instead.
 */
const SCRYPT_LOG_N = 16;

export const AGE_BEGIN = 'age-encryption.org/';

type Bytes = AsyncIterable<Uint8Array>;
type Web = globalThis.ReadableStream<Uint8Array>;

/** As the `age` program writes it with `age -p`. */
export function encrypted(passphrase: string): NodeJS.ReadWriteStream {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(SCRYPT_LOG_N);
  return Duplex.from(async function* (plain: Bytes) {
    yield* asBytes(await encrypter.encrypt(asWeb(plain)));
  });
}

/** Throws `BackupError` for a wrong passphrase, and for bytes that aren't as they were written. */
export function decrypted(passphrase: string): NodeJS.ReadWriteStream {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  return Duplex.from(async function* (sealed: Bytes) {
    yield* asBytes(await decrypter.decrypt(asWeb(sealed)).catch(explainHeader));
  });
}

function explainHeader(cause: Error): never {
  const text = /no identity/.test(cause.message)
    ? 'BACKUP_PASSPHRASE is not the one that this backup was encrypted with, or the file is damaged at its beginning'
    : 'The file is damaged at its beginning, or cut off';
  throw new BackupError(text, { cause });
}

const asWeb = (bytes: Bytes): Web => ReadableStream.from(bytes) as unknown as Web;
const asBytes = (stream: Web): Bytes => stream as unknown as Bytes;
