import { latePart } from '../../ui/lazy-part';

export const LateDivisions = latePart(
  'src/features/divisions/Divisions.tsx',
  async () => (await import('./Divisions')).Divisions,
);
