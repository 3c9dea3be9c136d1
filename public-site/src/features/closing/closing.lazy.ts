import { latePart } from '../../ui/lazy-part';

export const LateClosingSection = latePart(
  'src/features/closing/ClosingSection.tsx',
  async () => (await import('./ClosingSection')).ClosingSection,
);
