import { latePart } from '../../ui/late-part';

export const LateCountdown = latePart(
  'src/features/countdown/Countdown.tsx',
  async () => (await import('./Countdown')).Countdown,
);
