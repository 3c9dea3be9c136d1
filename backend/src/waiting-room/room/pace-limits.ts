/** Places a minute at which a room of `capacity` people may be filled within a second. */
export const fastestPace = (capacity: number): number => capacity * 60;

/** Places a minute with which a sale begins: a quarter of the fastest pace, until the load says more. */
export const firstPace = (capacity: number): number => Math.ceil(fastestPace(capacity) / 4);

/** Places a minute that stay under any load: at least one in ten seconds. */
export const slowestPace = (capacity: number): number => Math.max(6, Math.ceil(fastestPace(capacity) / 256));
