export interface Due {
  due: number;
  /** Keeps those of one moment in order. */
  serial: number;
}

const isBefore = (a: Due, b: Due): boolean => a.due < b.due || (a.due === b.due && a.serial < b.serial);

/** A binary heap: the earliest entry is at hand, however many there are. */
export class DueHeap<Entry extends Due> {
  private readonly entries: Entry[] = [];

  get size(): number {
    return this.entries.length;
  }

  get first(): Entry | undefined {
    return this.entries[0];
  }

  push(entry: Entry): void {
    const { entries } = this;
    let at = entries.push(entry) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = entries[above];
      if (!parent || !isBefore(entry, parent)) break;
      entries[at] = parent;
      at = above;
    }
    entries[at] = entry;
  }

  pop(): Entry | undefined {
    const { entries } = this;
    const first = entries[0];
    const last = entries.pop();
    if (last && entries.length > 0) this.sink(last);
    return first;
  }

  /** From the top to its place. */
  private sink(entry: Entry): void {
    const { entries } = this;
    let at = 0;
    for (;;) {
      let nextAt = 2 * at + 1;
      const other = entries[nextAt + 1];
      let next = entries[nextAt];
      if (next && other && isBefore(other, next)) {
        next = other;
        nextAt += 1;
      }
      if (!next || !isBefore(next, entry)) break;
      entries[at] = next;
      at = nextAt;
    }
    entries[at] = entry;
  }
}
