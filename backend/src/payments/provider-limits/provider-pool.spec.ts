import { ShutdownService } from '../../platform/clock/shutdown.service.js';
import { NoTurn, ProviderRefused, ProviderUnavailable, ShuttingDown } from '../provider/provider-errors.js';
import { ProviderPool, type Priority } from './provider-pool.js';

const PLACES = 32;

/** Work that goes on until it is told to end. */
class Held {
  readonly begun: string[] = [];
  private readonly ends: Array<{ name: string; end: () => void }> = [];
  readonly running: Promise<unknown>[] = [];

  constructor(private readonly pool: ProviderPool) {}

  add(name: string, orderId: number, priority: Priority = 'notified'): void {
    const work = () =>
      new Promise<void>((end) => {
        this.begun.push(name);
        this.ends.unshift({ name, end });
      });
    this.running.push(this.pool.run(orderId, priority, work));
  }

  async end(name: string): Promise<void> {
    this.ends.find((each) => each.name === name)?.end();
    await settle();
  }

  /** Nothing waits any more, and no timer of a turn is left to a test that runs after this one. */
  async close(): Promise<void> {
    const ended = Promise.allSettled(this.running);
    const closed = this.pool.beforeApplicationShutdown();
    for (const { end } of this.ends) end();
    await Promise.all([ended, closed]);
  }
}

/** All that can happen without an outside event has happened. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('ProviderPool', () => {
  let pool: ProviderPool;
  let held: Held;
  beforeEach(() => {
    pool = new ProviderPool(new ShutdownService());
    held = new Held(pool);
  });
  afterEach(() => held.close());

  async function fill(): Promise<void> {
    for (let place = 0; place < PLACES; place += 1) held.add(`place ${place}`, 1_000 + place);
    await settle();
  }

  /** Frees one place after the other and returns the begun work. */
  async function begunNext(count: number): Promise<string[]> {
    const from = held.begun.length;
    for (let freed = 0; freed < count; freed += 1) await held.end(held.begun[freed + from - PLACES] ?? '');
    return held.begun.slice(from);
  }

  it('works on 32 orders at once, and the next when one is done', async () => {
    await fill();
    held.add('one more', 1);
    await settle();
    expect(held.begun).toHaveLength(PLACES);
    expect(pool.waiting('notified')).toBe(1);
    await held.end('place 7');
    expect(held.begun.at(-1)).toBe('one more');
  });

  it('never works on one order twice at once, and others pass by', async () => {
    held.add('first', 1);
    held.add('second', 1);
    held.add('third', 1, 'due');
    held.add('other', 2);
    await settle();
    expect(held.begun).toEqual(['first', 'other']);
    await held.end('first');
    await held.end('second');
    expect(held.begun).toEqual(['first', 'other', 'second', 'third']);
  });

  it('goes on after work that failed, and tells only its caller', async () => {
    const failing = pool.run(1, 'notified', () => Promise.reject(new Error('no answer')));
    const next = pool.run(1, 'notified', () => Promise.resolve('answer'));
    await expect(failing).rejects.toThrow('no answer');
    expect(await next).toBe('answer');
  });

  it('an interactive one first, then three notified ones for each scheduled one', async () => {
    await fill();
    for (let each = 0; each < 8; each += 1) {
      held.add('notified', each, 'notified');
      held.add('polled', 100 + each, 'polled');
    }
    held.add('interactive', 99, 'interactive');
    const round = ['notified', 'notified', 'notified', 'polled'];
    expect(await begunNext(9)).toEqual(['interactive', ...round, ...round]);
  });

  it('three polled ones for each that is merely due', async () => {
    await fill();
    for (let each = 0; each < 4; each += 1) held.add('due', each, 'due');
    for (let each = 0; each < 4; each += 1) held.add('polled', 10 + each, 'polled');
    expect(await begunNext(6)).toEqual(['polled', 'polled', 'polled', 'due', 'polled', 'due']);
  });

  it('has fewer places after a refusal of the provider', async () => {
    const refused = () => pool.call(() => Promise.reject(new ProviderUnavailable('slow down', true)));
    await expect(pool.run(1, 'due', refused)).rejects.toThrow('slow down');
    await fill();
    expect(held.begun).toHaveLength(PLACES / 2);
  });

  it('says that the provider fails after three failures on end', async () => {
    const fail = () => pool.call(() => Promise.reject(new ProviderUnavailable('no answer'))).catch(() => undefined);
    for (const call of [fail, fail, () => pool.call(() => Promise.resolve()), fail, fail]) await call();
    expect(pool.isFailing()).toBe(false);
    await fail();
    expect(pool.isFailing()).toBe(true);
  });

  it('takes a refused request for an answer of the provider', async () => {
    const fail = () => pool.call(() => Promise.reject(new ProviderUnavailable('no answer'))).catch(() => undefined);
    const refuse = () => pool.call(() => Promise.reject(new ProviderRefused('not that way', false, '412')));
    await fail();
    await fail();
    await expect(refuse()).rejects.toThrow('not that way');
    await fail();
    expect(pool.isFailing()).toBe(false);
  });

  it('gives up a turn that doesn’t come in time, but never a notification’s', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'performance'] });
    try {
      await fill();
      const begun: string[] = [];
      const run = (orderId: number, priority: Priority) =>
        pool.run(orderId, priority, async () => void begun.push(priority));
      const turns = [run(1, 'interactive'), run(2, 'polled'), run(3, 'due'), run(1_000, 'due')];
      const refusals = Promise.all(turns.map((turn) => expect(turn).rejects.toThrow(NoTurn)));
      const notified = run(4, 'notified');
      jest.advanceTimersByTime(60_000);
      await refusals;
      await held.end('place 0');
      await notified;
      expect(begun).toEqual(['notified']);
      expect(pool.waiting('interactive') + pool.waiting('polled') + pool.waiting('due')).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });

  it('leaves every fourth place to others while people wait', async () => {
    await fill();
    for (let each = 0; each < 6; each += 1) held.add('interactive', each, 'interactive');
    for (let each = 0; each < 2; each += 1) held.add('notified', 10 + each, 'notified');
    expect(await begunNext(6)).toEqual([
      'interactive',
      'interactive',
      'interactive',
      'notified',
      'interactive',
      'interactive',
    ]);
  });

  it('at the shutdown refuses those who wait, and waits for those who have begun', async () => {
    await fill();
    const waiting = pool.run(1, 'notified', () => Promise.resolve());
    const sameOrder = pool.run(1_000, 'notified', () => Promise.resolve());
    const refusals = Promise.all([
      expect(waiting).rejects.toThrow(ShuttingDown),
      expect(sameOrder).rejects.toThrow(ShuttingDown),
    ]);
    let isClosed = false;
    const closing = (async () => {
      await pool.beforeApplicationShutdown();
      isClosed = true;
    })();
    await refusals;
    expect(isClosed).toBe(false);
    for (const name of held.begun) await held.end(name);
    await closing;
    await expect(pool.run(2, 'due', () => Promise.resolve())).rejects.toThrow(ShuttingDown);
  });
});
