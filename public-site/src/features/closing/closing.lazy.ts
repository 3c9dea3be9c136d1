import { lazyPart } from '../../ui/lazy-part';

export const LazyClosingSection = lazyPart(
  'src/features/closing/ClosingSection.tsx',
  async () => (await import('./ClosingSection')).ClosingSection,
);
