import { lazyPart } from '../../ui/lazy-part';

export const LazyCountdown = lazyPart(
  'src/features/countdown/Countdown.tsx',
  async () => (await import('./Countdown')).Countdown,
);
