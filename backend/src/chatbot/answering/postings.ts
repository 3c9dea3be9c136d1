import { inTurns } from '../in-turns.js';

/**
 * Number pairs under each of many keys, in three blocks of memory: there are hundreds of thousands. They are collected
 * first, and laid flat by `close`.
 */
export class Postings {
  private open: number[][] | null = [];
  private starts = new Uint32Array(0);
  private firsts = new Uint32Array(0);
  private seconds = new Float32Array(0);

  add(key: number, first: number, second: number): void {
    if (!this.open) throw new Error('These postings are closed.');
    const list = this.open[key];
    if (list) list.push(first, second);
    else this.open[key] = [first, second];
  }

  async close(): Promise<void> {
    const lists = this.open ?? [];
    this.open = null;
    this.starts = new Uint32Array(lists.length + 1);
    let total = 0;
    for (let key = 0; key < lists.length; key += 1) {
      this.starts[key] = total;
      total += (lists[key]?.length ?? 0) / 2;
    }
    this.starts[lists.length] = total;
    this.firsts = new Uint32Array(total);
    this.seconds = new Float32Array(total);
    await inTurns(this.starts.subarray(0, lists.length), (start, key) => {
      const list = lists[key] ?? [];
      for (let at = 0; at < list.length; at += 2) {
        this.firsts[start + at / 2] = list[at] ?? 0;
        this.seconds[start + at / 2] = list[at + 1] ?? 0;
      }
    });
  }

  each(key: number, visit: (first: number, second: number) => void): void {
    const end = this.starts[key + 1] ?? 0;
    for (let at = this.starts[key] ?? 0; at < end; at += 1) visit(this.firsts[at] ?? 0, this.seconds[at] ?? 0);
  }
}
