import { latePart } from '../../ui/lazy-part';

export const LateEventCards = latePart(
  'src/features/event-cards/EventCards.tsx',
  async () => (await import('./EventCards')).EventCards,
);

export const LateEventCardCarousel = latePart(
  'src/features/event-cards/EventCardCarousel.tsx',
  async () => (await import('./EventCardCarousel')).EventCardCarousel,
);
