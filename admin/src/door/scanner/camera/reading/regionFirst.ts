import { crop, type Picture, type Region } from './picture';

export interface Point {
  x: number;
  y: number;
}

export interface CodeInPicture {
  text: string;
  corners: readonly Point[];
}

type ReadCode = (picture: Picture) => Promise<CodeInPicture | null>;

/** Share of a code's side by which a hand may have moved it until the next frame. */
const MARGIN = 0.3;
/** Then the next ticket is as likely anywhere else, and looking there first only takes time. */
const FORGOTTEN_AFTER_MS = 1_000;

/**
 * Reads frame after frame: first where the last code was, which takes a third of the time, then the whole frame. A
 * region is forgotten after a second without a code and when the frames change their size.
 */
export function regionFirst(
  read: ReadCode,
  now: () => number = () => performance.now(),
): (frame: Picture) => Promise<string | null> {
  let last: { region: Region; width: number; height: number; foundAt: number } | null = null;
  return async (frame) => {
    const isFit = last?.width === frame.width && last.height === frame.height;
    if (!isFit || (last && now() - last.foundAt >= FORGOTTEN_AFTER_MS)) last = null;
    const found = (last && (await readRegion(read, frame, last.region))) ?? (await read(frame));
    if (!found) return null;
    const { width, height } = frame;
    last = { region: regionAround(found.corners, frame), width, height, foundAt: now() };
    return found.text;
  };
}

async function readRegion(read: ReadCode, frame: Picture, region: Region): Promise<CodeInPicture | null> {
  const found = await read(crop(frame, region));
  if (!found) return null;
  return { ...found, corners: found.corners.map(({ x, y }) => ({ x: x + region.x, y: y + region.y })) };
}

/** The box around a code with its quiet zone and some room for the hand, cut off at the frame's edges. */
export function regionAround(corners: readonly Point[], frame: { width: number; height: number }): Region {
  const [left, right] = span(corners.map(({ x }) => x));
  const [top, bottom] = span(corners.map(({ y }) => y));
  const margin = MARGIN * Math.max(right - left, bottom - top);
  const x = Math.max(0, Math.floor(left - margin));
  const y = Math.max(0, Math.floor(top - margin));
  const width = Math.min(frame.width, Math.ceil(right + margin)) - x;
  const height = Math.min(frame.height, Math.ceil(bottom + margin)) - y;
  return { x, y, width, height };
}

function span(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
