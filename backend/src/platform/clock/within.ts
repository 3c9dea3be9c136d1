/** What `work` gives, or after `ms` milliseconds of real time the error of `giveUp`. The work itself goes on. */
export async function within<T>(ms: number, work: Promise<T>, giveUp: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(giveUp()), ms);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
