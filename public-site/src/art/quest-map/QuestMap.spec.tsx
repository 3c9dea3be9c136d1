import { render, screen, within } from '@testing-library/react';
import type { Realm } from '../realms/realms';
import { QuestMap } from './QuestMap';

const LABELS: Record<Realm, string> = {
  unveiling: 'Unveiling',
  eulympic: 'E-Ulympic',
  ucare: 'U-Care',
  ulympic: 'Ulympic',
  unify: 'Unify',
};

test('the map names the five realms in the order of the quest', () => {
  render(<QuestMap labels={LABELS} />);
  const places = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(places).toEqual(['Unveiling', 'E-Ulympic', 'U-Care', 'Ulympic', 'Unify']);
  expect(screen.queryByRole('link')).toBeNull();
});

test('a place can be made a link, named by its label alone', () => {
  render(<QuestMap labels={LABELS} link={(realm, place) => <a href={`/event/${realm}`}>{place}</a>} />);
  const [, , third] = screen.getAllByRole('listitem');
  const link = within(third as HTMLElement).getByRole('link', { name: 'U-Care' });
  expect(link.getAttribute('href')).toBe('/event/ucare');
});
