import { latePart } from '../../ui/late-part';

export const StillRichText = latePart(
  'src/ui/RichText.tsx',
  async () => (await import('../../ui/RichText')).RichText,
  true,
);
