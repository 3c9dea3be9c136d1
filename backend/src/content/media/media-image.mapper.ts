import { mediaAddress, type MediaImage } from '@festival/contracts';
import type { MediaImageEntity } from './media-image.entity.js';

export function toMediaImage(row: MediaImageEntity): MediaImage {
  const { id, hash, width, height, bytes, name } = row;
  const address = mediaAddress(hash, { width, height });
  return { id, address, width, height, bytes, name, created_at: row.createdAt.toISOString() };
}
