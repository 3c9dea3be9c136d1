/** Largest upload, in bytes. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

/** Media types of uploads; the server checks the content, not the name. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Why a file can't be uploaded, as both sides say it. */
export const PICTURE_REFUSALS = {
  kind: 'Only PNG, JPG and WebP pictures can be uploaded.',
  heavy: `A picture may have at most ${MAX_IMAGE_BYTES / 1024 / 1024} MB.`,
} as const;

/** Widths in pixels that an uploaded picture is stored in next to its own; only those narrower than itself. */
export const SMALLER_WIDTHS = [480, 960] as const;

/** An uploaded picture is made to fit into this; pixels. */
export const LARGEST_PICTURE = { width: 1600, height: 3200 } as const;

export interface PictureSize {
  /** Pixels. */
  width: number;
  height: number;
}

export interface PictureSources extends PictureSize {
  /** Every width of it, for `srcset`. */
  srcSet: string;
}

const ADDRESS = /^\/media\/[0-9a-f]{32}-([1-9]\d{0,3})x([1-9]\d{0,3})\.webp$/;

/** The address of an uploaded picture in full size. It contains the hash, so the file never changes. */
export function mediaAddress(hash: string, { width, height }: PictureSize): string {
  return `/media/${hash}-${width}x${height}.webp`;
}

/** The same picture, narrower. */
export function narrowerAddress(address: string, width: number): string {
  return address.replace(/\.webp$/, `.${width}.webp`);
}

export function narrowerWidths(width: number): number[] {
  return SMALLER_WIDTHS.filter((each) => each < width);
}

/** The addresses of all files of an uploaded picture, in full size first. */
export function pictureAddresses(hash: string, size: PictureSize): string[] {
  const address = mediaAddress(hash, size);
  return [address, ...narrowerWidths(size.width).map((width) => narrowerAddress(address, width))];
}

/** Size and `srcset` of a picture that was uploaded here; null for an address of any other. */
export function pictureSources(address: string): PictureSources | null {
  const [, width, height] = ADDRESS.exec(address) ?? [];
  if (!width || !height) return null;
  const size = { width: Number(width), height: Number(height) };
  const smaller = narrowerWidths(size.width).map((each) => `${narrowerAddress(address, each)} ${each}w`);
  return { ...size, srcSet: [...smaller, `${address} ${size.width}w`].join(', ') };
}
