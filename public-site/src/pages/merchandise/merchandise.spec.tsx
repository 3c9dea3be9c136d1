import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { item } from '../../testing/event-content';
import { freshBrowser, offline, ok, openSite, refuse, serve, type Handler } from '../../testing/site';

beforeEach(freshBrowser);

const CALL = 'GET /api/merchandise';
const shelf = (items = [item('Shirt')], bundles = [{ ...item('Heraklid'), contents: 'totebag, hand fan' }]) =>
  ok({ items, bundles });

const open = (answer: Handler = () => shelf()) => {
  serve({ [CALL]: answer });
  openSite('/merchandise');
  return userEvent.setup();
};
const list = async (name: string) => within(await screen.findByRole('region', { name }));

it('lists items and bundles with their prices and where to order them', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'PRE-ORDER NOW: Shirt (opens in a new tab)' });
  expect(link.textContent).toBe('PRE-ORDER NOW');
  expect(link.getAttribute('href')).toBe('https://forms.example/order');
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  expect((await list('Single Purchase')).getByText(/IDR 80\.000/)).toBeTruthy();
  const bundles = await list('Bundling Package');
  expect(bundles.getByRole('heading', { level: 3 }).textContent).toBe('Heraklid');
  expect(bundles.getByText('totebag, hand fan')).toBeTruthy();
});

it('writes a price as the editor did, when he names the currency', async () => {
  open(() => shelf([item('Shirt', { price: 'Rp 80.000' })]));
  expect((await (await list('Single Purchase')).findByText(/Rp 80\.000/)).textContent).not.toContain('IDR');
});

it('has no dead link: an item that can not be ordered yet says so', async () => {
  open(() => shelf([item('Shirt', { link: '' })], []));
  expect(await screen.findByText('Pre-orders open soon')).toBeTruthy();
  expect((await list('Single Purchase')).queryByRole('link')).toBeNull();
});

it('shows the picture of the content, and ours when it fails', async () => {
  open(() => shelf([item('Shirt', { image: '/media/shirt.png' }), item('Unheard of', { art: null })], []));
  const card = (await screen.findByRole('heading', { name: 'Shirt' })).closest('article') as HTMLElement;
  const image = card.querySelector('img') as HTMLImageElement;
  expect(image.getAttribute('src')).toBe('/media/shirt.png');
  fireEvent.error(image);
  expect(card.querySelector('img')?.getAttribute('src')).toBe('/assets/drawings/item/tshirt.svg');
  const unknown = screen.getByRole('heading', { name: 'Unheard of' }).closest('article');
  expect(unknown?.querySelector('svg')).toBeTruthy();
});

it.each([
  ['Failed to load merchandise', () => refuse(404, 'No.')],
  ['Error loading merchandise', offline],
  ['Error loading merchandise', () => ok({ items: null })],
])('says "%s" in both places and can be asked again', async (text, failure) => {
  let fails = true;
  const user = open((asked) => (fails ? failure(asked) : shelf()));
  expect(await screen.findAllByText(text)).toHaveLength(2);
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  fails = false;
  await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
  expect(await screen.findByRole('heading', { name: 'Shirt' })).toBeTruthy();
  expect(screen.queryByText(text)).toBeNull();
});

it('says so when a list is empty', async () => {
  open(() => shelf([], []));
  expect(await screen.findByText(/still unpacking/)).toBeTruthy();
  expect(screen.getByText(/No bundles have been announced/)).toBeTruthy();
});

it('the tabs lead to the two lists', async () => {
  open();
  const tabs = within(await screen.findByRole('navigation', { name: 'Sections of this page' }));
  for (const name of ['Single Purchase', 'Bundling Package']) {
    const target = tabs.getByRole('link', { name }).getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(target)?.textContent).toContain(name);
  }
});
