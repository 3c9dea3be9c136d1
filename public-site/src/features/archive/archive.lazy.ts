import { latePart } from '../../ui/lazy-part';

export const LateArchive = latePart(
  'src/features/archive/Archive.tsx',
  async () => (await import('./Archive')).Archive,
);
