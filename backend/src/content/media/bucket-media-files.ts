import type { BucketConfig } from '../../platform/config/app-config.js';
import { assertNoTransaction } from '../../platform/database/transaction-scope.js';
import { MediaBucket } from '../../platform/media/media-bucket.js';
import { MediaFiles, type PictureFiles } from './media-files.js';

/** In an S3-compatible storage, for processes on several machines. */
export class BucketMediaFiles extends MediaFiles {
  private readonly bucket: MediaBucket;

  constructor(config: BucketConfig) {
    super();
    this.bucket = new MediaBucket(config);
  }

  async put(files: PictureFiles): Promise<void> {
    assertNoTransaction('files of pictures');
    for (const [name, bytes] of files) await this.bucket.put(name, bytes);
  }

  async areThere(files: PictureFiles): Promise<boolean> {
    const found = await Promise.all([...files.keys()].map((name) => this.bucket.has(name)));
    return found.every(Boolean);
  }

  names(): Promise<string[]> {
    return this.bucket.names();
  }

  /** An upload of the same picture may store its row while the files are deleted: then they are put back. */
  async removeIf(mayGo: () => Promise<boolean>, names: readonly string[]): Promise<void> {
    assertNoTransaction('files of pictures');
    const copies = new Map<string, Buffer>();
    for (const name of names) {
      const bytes = await this.bucket.get(name);
      if (bytes) copies.set(name, bytes);
    }
    for (const name of copies.keys()) await this.bucket.delete(name);
    if (!(await mayGo())) await this.put(copies);
  }
}
