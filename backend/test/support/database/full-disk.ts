import { existsSync } from 'node:fs';

/** Each write to it fails for want of space. */
export const FULL_DISK = '/dev/full';

/** Linux alone has one. */
export const hasFullDisk = existsSync(FULL_DISK);
