import { LARGEST_PICTURE, narrowerWidths, type PictureSize } from '@festival/contracts';
import type { Metadata, SharpOptions } from 'sharp';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import { loadSharp, type Sharp } from './load-sharp.js';
import { isAnimatedPng, pictureFormatOf } from './picture-format.js';
import { MAX_DEEP_PIXELS, MAX_PIXELS, MAX_SIDE_PIXELS, PICTURE_TEXTS } from './picture-texts.js';

export interface EncodedPicture extends PictureSize {
  full: Buffer;
  narrower: ReadonlyArray<{ width: number; bytes: Buffer }>;
}

/** Small damage that every viewer tolerates is accepted; a truncated file isn't. */
const INPUT: SharpOptions = { failOn: 'error', limitInputPixels: MAX_PIXELS, sequentialRead: true };
/** No limit here: `refuseUnfit` checks the size. */
const HEADER: SharpOptions = { ...INPUT, limitInputPixels: false };
const OUTPUT = { quality: 82, alphaQuality: 90, smartSubsample: true };
const LONGEST_SECONDS = 60;

/**
 * Decodes an upload and encodes its pixels as WebP, without metadata (place, camera, scripts). Rotates it by its EXIF and
 * fits it into `LARGEST_PICTURE`. Throws 422 on `file`, and 503 where the library doesn't run.
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  const format = pictureFormatOf(bytes);
  if (!format) throw refused('kind');
  const sharp = await loadSharp(PICTURE_TEXTS.notHere);
  const found = await sharp(bytes, HEADER).metadata().catch(damaged);
  if (found.format !== format) throw refused('damaged');
  refuseUnfit(found, bytes);
  return encode(sharp, bytes).catch(damaged);
}

function refuseUnfit({ width, height, depth, pages = 1 }: Metadata, bytes: Buffer): void {
  if (Math.max(width, height) > MAX_SIDE_PIXELS || width * height > MAX_PIXELS) throw refused('large');
  if (depth !== 'uchar' && width * height > MAX_DEEP_PIXELS) throw refused('deep');
  if (pages > 1 || isAnimatedPng(bytes)) throw refused('animated');
}

async function encode(sharp: Sharp, bytes: Buffer): Promise<EncodedPicture> {
  const { data, info } = await sharp(bytes, INPUT)
    .timeout({ seconds: LONGEST_SECONDS })
    .autoOrient()
    .resize({ ...LARGEST_PICTURE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const narrower: Array<{ width: number; bytes: Buffer }> = [];
  for (const each of narrowerWidths(width)) {
    narrower.push({ width: each, bytes: await pixels().resize({ width: each }).webp(OUTPUT).toBuffer() });
  }
  return { width, height, full: await pixels().webp(OUTPUT).toBuffer(), narrower };
}

function refused(why: 'kind' | 'large' | 'deep' | 'animated' | 'damaged'): AppError {
  return fieldError('file', PICTURE_TEXTS[why]);
}

function damaged(cause: unknown): never {
  if (cause instanceof AppError) throw cause;
  const errors = { file: [PICTURE_TEXTS.damaged] };
  throw new AppError('VALIDATION', PICTURE_TEXTS.damaged, { errors, cause });
}
