import { fireEvent, screen } from '@testing-library/react';
import { giveSight } from '../../lib/testing/browser-sight';
import { freshBrowser, ok, openSite, refuse } from '../../testing/site';
import { CLOSING, serveContent } from '../../testing/festival-content';

beforeEach(() => {
  freshBrowser();
  giveSight();
});

const BUILT_IN = 'E-ULYMPIC IS CALLING!';
const picture = () => document.querySelector(`img[src="${CLOSING.image_url}"]`);

it('shows the editors’ texts, with both links', async () => {
  serveContent();
  openSite('/');
  expect(await screen.findByRole('heading', { name: 'One more dance' })).toBeTruthy();
  expect(screen.getByText(/Bring a friend\./).textContent).toBe(CLOSING.content_text);
  expect(screen.getByRole('link', { name: /^See you there/ }).getAttribute('href')).toBe('/ticket');
  const away = screen.getByRole('link', { name: /^Read on/ });
  expect([away.getAttribute('href'), away.getAttribute('target')]).toEqual([CLOSING.button2_link, '_blank']);
});

it('is hidden while none is active', async () => {
  serveContent({ 'GET /api/closing-section': () => ok({ is_active: false }) });
  openSite('/');
  await screen.findByRole('heading', { name: 'GET YOUR TICKET' });
  await screen.findByText('No countdown events available');
  expect(screen.queryByRole('heading', { name: BUILT_IN })).toBeNull();
  expect(document.querySelector('[aria-busy=true]')).toBeNull();
});

it.each([
  ['there are none', () => ok(null)],
  ['it can not be had', () => refuse(404, 'No.')],
])('is the promo of the edition when %s', async (_name, handler) => {
  serveContent({ 'GET /api/closing-section': handler });
  openSite('/');
  expect(await screen.findByRole('heading', { name: BUILT_IN })).toBeTruthy();
  const words = (await screen.findByText(/Registration: 6-16 May 2031/)).textContent;
  expect(words).toContain('19-23 May 2031');
  expect(words).toContain('64 teams');
});

it('shows our own picture in place of a broken one', async () => {
  serveContent();
  openSite('/');
  await screen.findByRole('heading', { name: 'One more dance' });
  const broken = picture();
  if (!broken) throw new Error('The picture is not there.');
  fireEvent.error(broken);
  expect(picture()).toBeNull();
  expect(screen.getByRole('heading', { name: 'One more dance' })).toBeTruthy();
});
