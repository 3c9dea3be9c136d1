/** Numbers 0 ≤ x < 1 that depend only on the seed and the stream's name (mulberry32). */
export function seededRandom(seed: number, stream: string): () => number {
  let state = [...stream].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), seed | 0);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
