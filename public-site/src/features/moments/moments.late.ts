import { latePart } from '../../ui/late-part';

export const StillMoment = latePart(
  'src/art/moments/Moment.tsx',
  async () => (await import('../../art/moments/Moment')).Moment,
  true,
);
