import type { BucketConfig } from '../../platform/config/app-config.js';
import { MediaBucket } from '../../platform/media/media-bucket.js';
import { BackupError } from '../backup-error.js';
import { type Picture, Pictures } from './pictures.js';

/** In an S3-compatible storage. */
export class BucketPictures extends Pictures {
  private readonly bucket: MediaBucket;

  constructor(config: BucketConfig) {
    super();
    this.bucket = new MediaBucket(config);
  }

  async *all(): AsyncGenerator<Picture> {
    for (const name of await told(this.bucket.names())) {
      const bytes = await told(this.bucket.get(name));
      if (bytes) yield { name, bytes };
    }
  }

  async put({ name, bytes }: Picture): Promise<void> {
    const present = await told(this.bucket.get(name));
    if (present?.equals(bytes)) return;
    if (present)
      throw new BackupError(`media/${name} of the storage is another picture than the backup's: move it away`);
    await told(this.bucket.put(name, bytes));
  }
}

async function told<T>(call: Promise<T>): Promise<T> {
  return call.catch((cause: unknown) => {
    throw new BackupError('The picture storage of MEDIA_URL did not do what it was asked', { cause });
  });
}
