import { QueryLimiter, QueryLimitReached } from './query-limiter.js';

describe('QueryLimiter', () => {
  const gate = () => {
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    return { open, opened };
  };

  it('runs every query about one order, one after the other', async () => {
    const limiter = new QueryLimiter();
    const log: string[] = [];
    const query = (name: string) =>
      limiter.run(1, async () => {
        log.push(`${name} begins`);
        await Promise.resolve();
        log.push(`${name} ends`);
        return name;
      });
    expect(await Promise.all([query('a'), query('b'), query('c')])).toEqual(['a', 'b', 'c']);
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('goes on after one that failed, and tells only its caller', async () => {
    const limiter = new QueryLimiter();
    const failing = limiter.run(1, () => Promise.reject(new Error('no answer')));
    const next = limiter.run(1, () => Promise.resolve('answer'));
    await expect(failing).rejects.toThrow('no answer');
    expect(await next).toBe('answer');
  });

  it('takes eight orders at once and refuses the ninth until one is done', async () => {
    const limiter = new QueryLimiter();
    const { open, opened } = gate();
    const queries = Array.from({ length: 8 }, (_, order) => limiter.run(order, () => opened));
    await expect(limiter.run(8, () => opened)).rejects.toThrow(QueryLimitReached);
    open();
    await Promise.all(queries);
    await expect(limiter.run(8, () => Promise.resolve('now'))).resolves.toBe('now');
  });
});
