import { lazyPart } from '../../ui/lazy-part';

export const LazyDivisions = lazyPart(
  'src/features/divisions/Divisions.tsx',
  async () => (await import('./Divisions')).Divisions,
);
