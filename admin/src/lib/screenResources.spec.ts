import { resourceOf, screenOf } from './screenResources';

it.each([
  ['archive', 'archive-videos'],
  ['closing-section', 'closing-sections'],
  ['countdown', 'countdown-events'],
  ['merchandise', 'event-upcoming-details'],
  ['merchandise-items', 'merchandise-items'],
  ['orders', 'orders'],
])('the screen %s shows %s, which lead back to it', (screen, resource) => {
  expect(resourceOf(screen)).toBe(resource);
  expect(screenOf(resource)).toBe(screen);
});
