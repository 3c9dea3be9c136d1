import { startWorkerReader, type ReaderAnswer } from './workerReader';

/** A browser's worker that answers as `answers` says: the first when it starts, the next ones to messages. */
function browserWithWorkers(answers: Array<ReaderAnswer | 'error' | 'silence'>) {
  const seen = { sent: [] as unknown[], terminated: 0 };
  class FakeWorker extends EventTarget {
    constructor() {
      super();
      void Promise.resolve().then(() => this.answer());
    }
    postMessage(message: unknown) {
      seen.sent.push(message);
      this.answer();
    }
    terminate() {
      seen.terminated += 1;
    }
    private answer() {
      const answer = answers.shift() ?? 'silence';
      if (answer === 'error') this.dispatchEvent(new Event('error'));
      else if (answer !== 'silence') this.dispatchEvent(new MessageEvent('message', { data: answer }));
    }
  }
  Object.assign(globalThis, { Worker: FakeWorker });
  return seen;
}

const PICTURE = { data: new Uint8ClampedArray(4), width: 1, height: 1 };

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'Worker');
});

it('is not there in a browser without workers', async () => {
  expect(await startWorkerReader()).toBeNull();
});

it.each([
  ['its WebAssembly is refused', { kind: 'broken' }],
  ['its script fails', 'error'],
  ['nothing comes within 10 s', 'silence'],
] as const)('is not there when %s', async (_, answer) => {
  const seen = browserWithWorkers([answer]);
  const starting = startWorkerReader();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await starting).toBeNull();
  expect(seen.terminated).toBe(1);
});

it('reads picture after picture in one worker', async () => {
  const seen = browserWithWorkers([
    { kind: 'ready' },
    { kind: 'read', text: null },
    { kind: 'read', text: 'TKT-7F3KQ2MZ9X4B' },
  ]);
  const reader = await startWorkerReader();
  expect(await reader?.read(PICTURE)).toBeNull();
  expect(await reader?.read(PICTURE)).toBe('TKT-7F3KQ2MZ9X4B');
  expect(seen.sent).toHaveLength(2);
  reader?.close();
  expect(seen.terminated).toBe(1);
});

it.each([['error'], [{ kind: 'broken' }]] as const)(
  'a picture that breaks the worker is an error: %j',
  async (answer) => {
    browserWithWorkers([{ kind: 'ready' }, answer]);
    const reader = await startWorkerReader();
    await expect(reader?.read(PICTURE)).rejects.toThrow('The code reader broke');
  },
);
