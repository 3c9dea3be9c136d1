import { lazyPart } from '../../ui/lazy-part';

export const LazyArchive = lazyPart(
  'src/features/archive/Archive.tsx',
  async () => (await import('./Archive')).Archive,
);
