import { setImmediate as turn } from 'node:timers/promises';
import { isDatabaseAway, isDuplicateKey } from './database-errors.js';
import { assertNoTransaction } from './transaction-scope.js';

/** Writes all items in one transaction, or none of them; gives a result for each, in their order. */
export type WriteAll<Item, Result> = (items: readonly Item[]) => Promise<readonly Result[]>;

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
  deadline?: NodeJS.Timeout;
}

/** How many items may wait for their batch, and how long; further ones are refused with `refusal`. */
export interface GroupCommitQueue {
  maxWaiting: number;
  maxWaitMs: number;
  refusal: () => Error;
}

const MAX_BATCH = 32;
/** Transactions that a refused group is tried again in at the same time: the other connections are left to others. */
const MAX_TRIED_AT_ONCE = 4;

/**
 * Writes items that wait at the same moment in one transaction, since most of a transaction's cost doesn't depend on
 * its size. An item that arrives during a write joins the next batch. When nothing is being written, it is written at once.
 *
 * A group that is refused is undone as a whole and tried again in parts, down to each item alone, so that each gets the
 * answer that it would have got without the others. Items must bear being tried again.
 */
export class GroupCommit<Item, Result> {
  private waiting: Array<Waiting<Item, Result>> = [];
  private isWriting = false;

  constructor(
    private readonly write: WriteAll<Item, Result>,
    private readonly queue: GroupCommitQueue | null = null,
  ) {}

  /** Throws the refusal of a queue that is full. */
  assertNotFull(): void {
    if (this.queue && this.waiting.length >= this.queue.maxWaiting) throw this.queue.refusal();
  }

  /** Resolves when the item is committed; rejects with what refused it. */
  async add(item: Item): Promise<Result> {
    assertNoTransaction('a turn to write');
    this.assertNotFull();
    return new Promise((resolve, reject) => {
      const waiting: Waiting<Item, Result> = { item, resolve, reject };
      if (this.queue) waiting.deadline = this.giveUpIn(this.queue, waiting);
      this.waiting.push(waiting);
      if (!this.isWriting) void this.writeWaiting();
    });
  }

  /** An item that is being written isn't given up: it may be committed already. */
  private giveUpIn({ maxWaitMs, refusal }: GroupCommitQueue, waiting: Waiting<Item, Result>): NodeJS.Timeout {
    return setTimeout(() => {
      this.waiting.splice(this.waiting.indexOf(waiting), 1);
      waiting.reject(refusal());
    }, maxWaitMs);
  }

  private nextBatch(): Array<Waiting<Item, Result>> {
    const batch = this.waiting.splice(0, MAX_BATCH);
    for (const { deadline } of batch) clearTimeout(deadline);
    return batch;
  }

  private async writeWaiting(): Promise<void> {
    this.isWriting = true;
    while (this.waiting.length > 0) {
      // SQLite answers without a turn of the event loop: what has arrived by now would never be seen.
      await turn();
      await this.settle(this.nextBatch());
    }
    this.isWriting = false;
  }

  private async settle(group: ReadonlyArray<Waiting<Item, Result>>): Promise<void> {
    let left = [group];
    while (left.length > 0) {
      const now = left.slice(0, MAX_TRIED_AT_ONCE);
      const refused = await Promise.all(now.map((part) => this.tryOnce(part)));
      left = [...refused.flat(), ...left.slice(MAX_TRIED_AT_ONCE)];
    }
  }

  /** Answers each item of the group; when it was refused as a whole, gives the parts that it is to be tried in. */
  private async tryOnce(
    group: ReadonlyArray<Waiting<Item, Result>>,
  ): Promise<ReadonlyArray<ReadonlyArray<Waiting<Item, Result>>>> {
    try {
      const results = await this.write(group.map(({ item }) => item));
      for (const [index, result] of results.entries()) group[index]?.resolve(result);
    } catch (error) {
      if (group.length > 1 && !isDatabaseAway(error)) return parts(group, error);
      for (const { reject } of group) reject(error);
    }
    return [];
  }
}

/** A duplicate key is one item's own, so halves find it; what all take from (seats, uses) is decided one by one. */
function parts<T>(group: readonly T[], error: unknown): ReadonlyArray<readonly T[]> {
  if (!isDuplicateKey(error)) return group.map((each) => [each]);
  const middle = Math.ceil(group.length / 2);
  return [group.slice(0, middle), group.slice(middle)];
}
