interface Turn {
  atOnce: number;
  /** Begins nothing after so long: what is left comes in the next turn, well before the lease of this one is over. */
  beginWithinMs: number;
}

/**
 * Goes through a list with several at once, until `work` says to stop or throws; ends when those that have begun are
 * done, with the first error.
 */
export async function inParallel<T>(
  items: readonly T[],
  { atOnce, beginWithinMs }: Turn,
  work: (item: T) => Promise<'go_on' | 'stop'>,
): Promise<void> {
  const left = [...items];
  const until = performance.now() + beginWithinMs;
  const worker = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) {
      try {
        if ((await work(item)) === 'stop' || performance.now() > until) left.length = 0;
      } catch (error) {
        left.length = 0;
        throw error;
      }
    }
  };
  const workers = await Promise.allSettled(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  const failed = workers.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
}
