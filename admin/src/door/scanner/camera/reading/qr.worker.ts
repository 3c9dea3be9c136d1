import type { Picture } from './picture';
import { loadQrReader, readQr } from './qrReader';
import { regionFirst } from './regionFirst';
import type { ReaderAnswer } from './workerReader';

const read = regionFirst(readQr);
// The options tell a worker's call apart from a window's, which would have to name a receiver.
const answer = (message: ReaderAnswer) => self.postMessage(message, {});

/** One picture in, its text out; the page sends the next one after the answer. */
self.addEventListener('message', ({ data }: MessageEvent<Picture>) => {
  read(data).then(
    (text) => answer({ kind: 'read', text }),
    () => answer({ kind: 'broken' }),
  );
});

loadQrReader().then(
  () => answer({ kind: 'ready' }),
  () => answer({ kind: 'broken' }),
);
