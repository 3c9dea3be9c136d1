import { screen } from '@testing-library/react';
import { giveSight } from '../../lib/testing/browser-sight';
import { serveContent } from '../../testing/festival-content';
import { freshBrowser, openSite } from '../../testing/site';

beforeEach(() => {
  freshBrowser();
  giveSight();
});

it('tells the festival’s story in its order', async () => {
  serveContent();
  openSite('/about');
  await screen.findByRole('heading', { name: 'Moonlight Fair 2031 ARCHIVES' });
  const headings = screen.getAllByRole('heading').filter(({ tagName }) => tagName !== 'H3');
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'ABOUT US',
    'What is Moonlight Fair?',
    'The Legacy of the Five Realms',
    'The Quest for the Crown of Unity',
    'Vision',
    'Mission',
    'MEET THE TEAM',
    'Moonlight Fair 2031 ARCHIVES',
  ]);
});

it('shows every part of the page', async () => {
  serveContent();
  openSite('/about');
  expect(await screen.findByText(/is the largest annual event of our university.*Student Executive Body/)).toBeTruthy();
  expect(screen.getByText(/Unveiling, E-Ulympic, U-Care, Ulympic and Unify.*Crown of Unity/)).toBeTruthy();
  expect(screen.getByText(/strengthens the ties among students/)).toBeTruthy();
  const mission = screen.getByRole('heading', { name: 'Mission' }).closest('article');
  expect(mission?.querySelectorAll('li')).toHaveLength(3);
});
