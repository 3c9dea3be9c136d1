import { latePart } from '../../ui/lazy-part';

export const LateIntroduction = latePart(
  'src/features/introduction/Introduction.tsx',
  async () => (await import('./Introduction')).Introduction,
);
