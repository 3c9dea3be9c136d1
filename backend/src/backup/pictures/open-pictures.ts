import type { MediaConfig } from '../../platform/config/app-config.js';
import { BucketPictures } from './bucket-pictures.js';
import { FolderPictures } from './folder-pictures.js';
import type { Pictures } from './pictures.js';

/** The pictures of `MEDIA_URL`. */
export function openPictures(media: MediaConfig): Pictures {
  return media.kind === 'folder' ? new FolderPictures(media.directory) : new BucketPictures(media);
}
