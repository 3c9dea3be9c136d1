import { assertNoTransaction } from '../database/transaction-scope.js';

interface Waiting<T> {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (error: unknown) => void;
}

/**
 * Loads keys that many ask for. A key that is asked for while nothing is loaded is loaded at once; all that are asked
 * for during a load share the next one, so that a rush of different keys costs few queries.
 */
export class BatchedLoads<T> {
  private readonly waiting = new Map<string, Waiting<T>>();
  private isLoading = false;

  constructor(
    /** Gives a value for each key. */
    private readonly load: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>,
    private readonly maxBatch: number,
  ) {}

  /** Loaded by a query that begins after this call. */
  get(key: string): Promise<T> {
    assertNoTransaction('a batched load');
    const known = this.waiting.get(key);
    if (known) return known.promise;
    const waiting = withResolvers<T>();
    this.waiting.set(key, waiting);
    if (!this.isLoading) void this.loadWaiting();
    return waiting.promise;
  }

  private async loadWaiting(): Promise<void> {
    this.isLoading = true;
    while (this.waiting.size > 0) {
      await this.settle([...this.waiting].slice(0, this.maxBatch));
    }
    this.isLoading = false;
  }

  private async settle(batch: ReadonlyArray<[string, Waiting<T>]>): Promise<void> {
    for (const [key] of batch) this.waiting.delete(key);
    try {
      const values = await this.load(batch.map(([key]) => key));
      for (const [key, { resolve, reject }] of batch) {
        if (values.has(key)) resolve(values.get(key) as T);
        else reject(new Error('A load left a key out'));
      }
    } catch (error) {
      for (const [, { reject }] of batch) reject(error);
    }
  }
}

function withResolvers<T>(): Waiting<T> {
  let resolve: Waiting<T>['resolve'] = () => undefined;
  let reject: Waiting<T>['reject'] = () => undefined;
  const promise = new Promise<T>((settle, fail) => ([resolve, reject] = [settle, fail]));
  return { promise, resolve, reject };
}
