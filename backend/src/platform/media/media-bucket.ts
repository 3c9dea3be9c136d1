import { S3mini } from 's3mini';
import type { BucketConfig } from '../config/app-config.js';
import { AppError } from '../errors/app-error.js';

const WAIT_MS = 10_000;
const AWAY = 'The picture storage can’t be reached at this moment. Try again in a few seconds.';
const RETRY_SECONDS = 5;
const PREFIX = 'media/';

/** Uploaded pictures in an S3-compatible storage, as `media/NAME`. Each call is 503 when the storage doesn't do it. */
export class MediaBucket {
  private readonly storage: S3mini;

  constructor({ endpoint, region, accessKeyId, secretAccessKey }: BucketConfig) {
    this.storage = new S3mini({ endpoint, region, accessKeyId, secretAccessKey, requestAbortTimeout: WAIT_MS });
  }

  /** Null when there is none of that name. */
  async get(name: string): Promise<Buffer | null> {
    const bytes = await this.orAway(this.storage.getObjectArrayBuffer(keyOf(name)));
    return bytes && Buffer.from(bytes);
  }

  /** Of all pictures, sorted. */
  async names(): Promise<string[]> {
    const objects = (await this.orAway(this.storage.listObjects('/', PREFIX))) ?? [];
    return objects.map(({ Key: key }) => key.slice(PREFIX.length)).sort();
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    await this.orAway(this.storage.putObject(keyOf(name), bytes, 'image/webp'));
  }

  async has(name: string): Promise<boolean> {
    return (await this.orAway(this.storage.objectExists(keyOf(name)))) === true;
  }

  async delete(name: string): Promise<void> {
    await this.orAway(this.storage.deleteObject(keyOf(name)));
  }

  private async orAway<T>(call: Promise<T>): Promise<T> {
    try {
      return await call;
    } catch (cause) {
      throw new AppError('UNAVAILABLE', AWAY, { retryAfterSeconds: RETRY_SECONDS, cause });
    }
  }
}

const keyOf = (name: string): string => `${PREFIX}${name}`;
