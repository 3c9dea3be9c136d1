import { lazyPart } from '../../ui/lazy-part';

export const StillRichText = lazyPart(
  'src/ui/content/RichText.tsx',
  async () => (await import('../../ui/content/RichText')).RichText,
  true,
);
