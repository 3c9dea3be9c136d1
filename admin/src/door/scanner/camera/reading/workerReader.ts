import { DECODE_TIMEOUT_MS } from '../../scan/scanMachine';
import type { Picture } from './picture';

/** Messages of the worker to the page. */
export type ReaderAnswer = { kind: 'ready' } | { kind: 'read'; text: string | null } | { kind: 'broken' };

export interface PictureReader {
  /** The text of the picture's code, or null. One picture at a time; its pixels go to the worker. */
  read(picture: Picture): Promise<string | null>;
  close(): void;
}

/**
 * Starts the reader in a worker. Null where it doesn't run: no workers, no WebAssembly, a policy that the browser is too
 * old for, or a file that doesn't come within 10 s.
 */
export async function startWorkerReader(): Promise<PictureReader | null> {
  if (typeof Worker === 'undefined' || typeof WebAssembly === 'undefined') return null;
  const worker = new Worker(new URL('./qr.worker.ts', import.meta.url), { type: 'module' });
  const isReady = await nextAnswer(worker, DECODE_TIMEOUT_MS).then(
    ({ kind }) => kind === 'ready',
    () => false,
  );
  if (!isReady) {
    worker.terminate();
    return null;
  }
  return {
    read: async ({ data, width, height }) => {
      const answered = nextAnswer(worker);
      worker.postMessage({ data, width, height } satisfies Picture, [data.buffer]);
      const answer = await answered;
      if (answer.kind !== 'read') throw new Error('The code reader broke');
      return answer.text;
    },
    close: () => worker.terminate(),
  };
}

function nextAnswer(worker: Worker, timeoutMs?: number): Promise<ReaderAnswer> {
  return new Promise((resolve, reject) => {
    const waiting = new AbortController();
    const { signal } = waiting;
    const end = () => {
      clearTimeout(timer);
      waiting.abort();
    };
    const fail = () => {
      end();
      reject(new Error('The code reader broke'));
    };
    const timer = timeoutMs === undefined ? undefined : setTimeout(fail, timeoutMs);
    const onAnswer = ({ data }: MessageEvent<ReaderAnswer>) => {
      end();
      resolve(data);
    };
    worker.addEventListener('message', onAnswer, { signal });
    worker.addEventListener('error', fail, { signal });
  });
}
