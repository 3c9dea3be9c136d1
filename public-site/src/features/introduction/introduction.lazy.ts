import { lazyPart } from '../../ui/lazy-part';

export const LazyIntroduction = lazyPart(
  'src/features/introduction/Introduction.tsx',
  async () => (await import('./Introduction')).Introduction,
);
