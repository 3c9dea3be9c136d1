import { latePart } from '../../ui/lazy-part';

export const StillMoment = latePart(
  'src/art/moments/Moment.tsx',
  async () => (await import('../../art/moments/Moment')).Moment,
  true,
);
