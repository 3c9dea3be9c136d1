import { LAYOUTS } from '../screens/layouts';
import { placeOnSite } from './ViewOnSite';

it.each(LAYOUTS.screens.map(({ name }) => name))('%s has a place on the site', (name) => {
  expect(placeOnSite(`/${name}`)).toMatch(/^\//);
  expect(placeOnSite(`/${name}/7`)).toBe(placeOnSite(`/${name}`));
});

it('event cards are seen where the site has them', () => {
  expect(placeOnSite('/merchandise')).toBe('/event#quests');
});

it('an event’s page is seen where it is', () => {
  expect(placeOnSite('/event-pages')).toBe('/event#map');
  expect(placeOnSite('/event-pages/unify')).toBe('/event/unify');
  expect(placeOnSite('/event-pages/nothing')).toBe('/event#map');
});

it('a screen without content has none', () => {
  expect(placeOnSite('/orders')).toBeUndefined();
  expect(placeOnSite('/')).toBeUndefined();
});
