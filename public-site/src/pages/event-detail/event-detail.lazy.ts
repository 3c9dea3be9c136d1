import { latePart } from '../../ui/lazy-part';

export const StillRichText = latePart(
  'src/ui/content/RichText.tsx',
  async () => (await import('../../ui/content/RichText')).RichText,
  true,
);
