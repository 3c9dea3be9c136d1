import { lazyPart } from '../../ui/lazy-part';

export const LazyEventCards = lazyPart(
  'src/features/event-cards/EventCards.tsx',
  async () => (await import('./EventCards')).EventCards,
);

export const LazyEventCardCarousel = lazyPart(
  'src/features/event-cards/EventCardCarousel.tsx',
  async () => (await import('./EventCardCarousel')).EventCardCarousel,
);
