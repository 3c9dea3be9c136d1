/** All of them; when one fails, the others have ended too: nothing goes on in the next spec. Throws the first error. */
export async function together<T extends readonly unknown[] | []>(works: T) {
  await Promise.allSettled(works);
  return Promise.all(works);
}

/** Does the work with each of the list, some at once; begins nothing more after a failure. */
export async function eachInLanes<T>(list: readonly T[], atOnce: number, work: (each: T) => Promise<unknown>) {
  const left = list.toReversed();
  const lane = async (): Promise<void> => {
    try {
      for (let each = left.pop(); each !== undefined; each = left.pop()) await work(each);
    } catch (error) {
      left.length = 0;
      throw error;
    }
  };
  await together(Array.from({ length: atOnce }, lane));
}
