import { lazyPart } from '../../ui/lazy-part';

export const StillMoment = lazyPart(
  'src/art/moments/Moment.tsx',
  async () => (await import('../../art/moments/Moment')).Moment,
  true,
);
