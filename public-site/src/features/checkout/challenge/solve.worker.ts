import type { Challenge } from '@festival/contracts';
import { solveBetween } from './solve';

// A second of work that must not stop the page.
addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  postMessage(solveBetween(data, 0, data.maxnumber));
});
