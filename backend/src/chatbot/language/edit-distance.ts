const FIRST_LETTER = 'a'.charCodeAt(0);
const LETTERS = 26;
/** The longest word that is compared. */
const LONGEST = 64;
const rows = [0, 1, 2].map(() => new Uint8Array(LONGEST + 1));

/**
 * The optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbouring letters.
 * `Infinity` when it is more than `allowed`.
 */
export function editDistance(one: string, other: string, allowed: number): number {
  if (Math.abs(one.length - other.length) > allowed || Math.max(one.length, other.length) > LONGEST) return Infinity;
  let [beforeLast, last, row] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let to = 0; to <= other.length; to += 1) last[to] = to;
  let leastOfLast = 0;
  for (let at = 1; at <= one.length; at += 1) {
    let least = (row[0] = at);
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one.charCodeAt(at - 1) === other.charCodeAt(to - 1);
      let edits = Math.min((last[to] ?? 0) + 1, (row[to - 1] ?? 0) + 1, (last[to - 1] ?? 0) + (isSame ? 0 : 1));
      if (at > 1 && to > 1 && isSwap(one, at, other, to)) edits = Math.min(edits, (beforeLast[to - 2] ?? 0) + 1);
      row[to] = edits;
      least = Math.min(least, edits);
    }
    // A swap reaches two rows back, so the search ends only when both rows exceed the limit.
    if (least > allowed && leastOfLast > allowed) return Infinity;
    leastOfLast = least;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  const edits = last[other.length] ?? 0;
  return edits > allowed ? Infinity : edits;
}

const isSwap = (one: string, at: number, other: string, to: number): boolean =>
  one.charCodeAt(at - 1) === other.charCodeAt(to - 2) && one.charCodeAt(at - 2) === other.charCodeAt(to - 1);

/** A bit mask of the word's letters; all characters but a to z share one bit. */
export function lettersIn(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) {
    const place = word.charCodeAt(at) - FIRST_LETTER;
    letters |= 1 << (place >= 0 && place < LETTERS ? place : LETTERS);
  }
  return letters;
}

/** Whether words with these bit masks can be within `allowed` edits: an edit changes at most two bits. */
export function isWithinEdits(one: number, other: number, allowed: number): boolean {
  let different = one ^ other;
  let bits = 0;
  for (; different !== 0; different &= different - 1) bits += 1;
  return bits <= 2 * allowed;
}
