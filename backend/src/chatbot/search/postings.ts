import { eachYielding } from '../language/yielding-loop.js';

const INITIAL_SIZE = 1 << 16;
/** Pairs that are sorted without yielding. */
const AT_ONCE = 1 << 14;

/**
 * Number pairs by key, in three typed arrays since there are more than a million. `add` appends, `close` sorts them by
 * their keys.
 */
export class Postings {
  private size = 0;
  private lastKey = -1;
  private keys = new Uint32Array(INITIAL_SIZE);
  private firsts = new Uint32Array(INITIAL_SIZE);
  private seconds = new Float32Array(INITIAL_SIZE);
  /** The start of each key's pairs; null before `close`. */
  private starts: Uint32Array | null = null;

  add(key: number, first: number, second: number): void {
    if (this.starts) throw new Error('These postings are closed.');
    if (this.size === this.keys.length) this.grow();
    this.keys[this.size] = key;
    this.firsts[this.size] = first;
    this.seconds[this.size] = second;
    this.size += 1;
    this.lastKey = Math.max(this.lastKey, key);
  }

  async close(): Promise<void> {
    const { keys } = this;
    const starts = await this.startsOf(keys);
    const next = starts.slice();
    const { firsts, seconds } = this;
    this.firsts = new Uint32Array(this.size);
    this.seconds = new Float32Array(this.size);
    await this.eachPlace((at) => {
      const key = keys[at] ?? 0;
      const place = next[key] ?? 0;
      next[key] = place + 1;
      this.firsts[place] = firsts[at] ?? 0;
      this.seconds[place] = seconds[at] ?? 0;
    });
    this.keys = new Uint32Array(0);
    this.starts = starts;
  }

  each(key: number, visit: (first: number, second: number) => void): void {
    const end = this.starts?.[key + 1] ?? 0;
    for (let at = this.starts?.[key] ?? 0; at < end; at += 1) visit(this.firsts[at] ?? 0, this.seconds[at] ?? 0);
  }

  /** For each key the number of pairs before its own; one more element for the end of the last. */
  private async startsOf(keys: Uint32Array): Promise<Uint32Array> {
    const starts = new Uint32Array(this.lastKey + 2);
    await this.eachPlace((at) => {
      const after = (keys[at] ?? 0) + 1;
      starts[after] = (starts[after] ?? 0) + 1;
    });
    for (let key = 1; key < starts.length; key += 1) starts[key] = (starts[key] ?? 0) + (starts[key - 1] ?? 0);
    return starts;
  }

  private async eachPlace(work: (at: number) => void): Promise<void> {
    await eachYielding(everyNth(AT_ONCE, this.size), (from) => {
      for (let at = from; at < Math.min(from + AT_ONCE, this.size); at += 1) work(at);
    });
  }

  private grow(): void {
    this.keys = twiceAsLong(this.keys, new Uint32Array(2 * this.size));
    this.firsts = twiceAsLong(this.firsts, new Uint32Array(2 * this.size));
    this.seconds = twiceAsLong(this.seconds, new Float32Array(2 * this.size));
  }
}

const everyNth = (step: number, end: number): number[] =>
  Array.from({ length: Math.ceil(end / step) }, (_, at) => at * step);

function twiceAsLong<Block extends Uint32Array | Float32Array>(block: Block, longer: Block): Block {
  longer.set(block);
  return longer;
}
