import { PICTURE_REFUSALS } from '@festival/contracts';

export const MAX_SIDE_PIXELS = 12_000;
export const MAX_PIXELS = 50_000_000;
/** A pixel with 16 bits a colour takes twice the memory. */
export const MAX_DEEP_PIXELS = MAX_PIXELS / 2;

/** Reasons for a refused upload, for the editor. */
export const PICTURE_TEXTS = {
  missing: 'Choose a picture to upload.',
  kind: PICTURE_REFUSALS.kind,
  animated: 'Animated pictures can’t be uploaded. Choose a still one.',
  large: `The picture is too large: at most ${MAX_SIDE_PIXELS.toLocaleString('en-US')} pixels a side and ${MAX_PIXELS / 1e6} megapixels.`,
  deep: `The picture is too large: with 16 bits a colour at most ${MAX_DEEP_PIXELS / 1e6} megapixels. Save it with 8 bits.`,
  busy: 'Many pictures are being uploaded at this moment. Try again in a few seconds.',
  damaged: 'The picture can’t be read: the file is damaged or incomplete.',
  noRoom: 'There is no room left for pictures on the server. Free some disk space, then try again.',
  notHere: 'Pictures can’t be uploaded on this server. Paste a URL instead.',
} as const;
