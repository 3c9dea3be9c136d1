import { latePart } from '../../ui/lazy-part';

export const LateCountdown = latePart(
  'src/features/countdown/Countdown.tsx',
  async () => (await import('./Countdown')).Countdown,
);
