import type { Picture } from './picture';

interface Size {
  width: number;
  height: number;
}

/**
 * Longest side of a frame for the reader. Our codes are read as well as at 1280, in half of the time, and better under
 * noise; at 800 the smallest ones begin to fail.
 */
export const FRAME_SIDE = 960;

/** The size of `picture` when its longest side is at most `side`. */
export function scaledSize({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Takes pixels of pictures and videos; keeps one canvas for all. Null while there is no picture yet. */
export function pixelTaker(): (source: HTMLVideoElement | ImageBitmap, side: number) => Picture | null {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (source, side) => {
    const { width, height } = scaledSize(naturalSize(source), side);
    if (!context || width === 0 || height === 0) return null;
    // Setting a canvas's size clears it and takes new memory.
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    context.drawImage(source, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    return { data, width, height };
  };
}

function naturalSize(source: HTMLVideoElement | ImageBitmap): Size {
  return 'videoWidth' in source ? { width: source.videoWidth, height: source.videoHeight } : source;
}
