import { fireEvent, screen, within } from '@testing-library/react';
import { BUILT_IN_DIVISIONS } from '@festival/contracts';
import userEvent from '@testing-library/user-event';
import { giveSight, preferLessMotion } from '../../lib/testing/browser-sight';
import { division, serveContent } from '../../testing/festival-content';
import { freshBrowser, offline, ok, openSite, refuse } from '../../testing/site';

const NAMES = BUILT_IN_DIVISIONS.map(({ name }) => name);

beforeEach(() => {
  freshBrowser();
  giveSight();
});

const list = () => screen.findByRole('tablist', { name: 'Divisions' });
const tabs = async () => within(await list()).getAllByRole('tab');
const selected = async () => (await tabs()).find((tab) => tab.getAttribute('aria-selected') === 'true');
const panel = () => within(screen.getByRole('tabpanel'));
const told = () => panel().getByRole('heading').textContent;

async function open(handlers = {}) {
  serveContent(handlers);
  openSite('/about');
  await screen.findByText('The first fair');
  return list();
}

it.each([
  ['is empty', () => ok([])],
  ['is refused', () => refuse(404, 'No.')],
  ['gets no answer', offline],
])('is the built-in fifteen, without a word, when the list %s', async (_name, handler) => {
  const row = await open({ 'GET /api/divisions': handler });
  expect((await tabs()).map((tab) => tab.getAttribute('aria-label'))).toEqual(NAMES);
  expect(row.querySelectorAll('button')).toHaveLength(15 + 5 + 5);
  expect(within(row.closest('section') ?? row).queryByRole('alert')).toBeNull();
  const [first] = BUILT_IN_DIVISIONS;
  if (!first) throw new Error('There are no divisions.');
  for (const text of [first.name, first.title, first.description1_english, first.description2_english])
    expect(panel().getByText(text)).toBeTruthy();
});

it('is the server’s list when there is one', async () => {
  const image = 'https://pictures.example/smiths.png';
  await open({ 'GET /api/divisions': () => ok([division('Smiths', { image }), division('Cooks')]) });
  expect((await tabs()).map((tab) => tab.getAttribute('aria-label'))).toEqual(['Smiths', 'Cooks']);
  for (const text of ['Smiths', 'The Smiths title', 'What Smiths does.', 'What Smiths can.'])
    expect(panel().getByText(text)).toBeTruthy();
  expect(panel().getByRole('img').getAttribute('src')).toBe(image);
  fireEvent.error(panel().getByRole('img'));
  const ours = panel().getByRole('img', { name: 'Emblem of the Smiths division' });
  expect(ours.getAttribute('src')).toMatch(/^\/assets\/drawings\/sign\//);
});

it.each([['with motion'], ['with less motion']])('is led by buttons, round and round, %s', async (way) => {
  if (way === 'with less motion') preferLessMotion();
  await open();
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  press('Previous division');
  expect(told()).toBe('Ticketing');
  press('Previous division');
  expect(told()).toBe('Finance');
  for (let step = 0; step < 17; step += 1) press('Next division');
  expect(told()).toBe('Council');
});

it('centres a card that is pressed, a clone too', async () => {
  const row = await open();
  fireEvent.click(within(row).getByRole('tab', { name: 'Website' }));
  expect(told()).toBe('Website');
  const [firstClone] = row.querySelectorAll('button[aria-hidden=true]');
  if (!firstClone) throw new Error('There are no clones.');
  fireEvent.click(firstClone);
  expect(told()).toBe(firstClone.textContent);
  fireEvent.transitionEnd(row);
  expect((await selected())?.getAttribute('aria-label')).toBe(firstClone.textContent);
});

it('is led by the keyboard, with one stop for the Tab key', async () => {
  const user = userEvent.setup();
  const row = await open();
  const stops = [...row.querySelectorAll('button')].filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toHaveLength(1);
  stops[0]?.focus();
  await user.keyboard('{ArrowRight}');
  expect(told()).toBe(NAMES[1]);
  expect(document.activeElement).toBe(await selected());
  await user.keyboard('{End}');
  expect(told()).toBe(NAMES[14]);
  await user.keyboard('{ArrowRight}');
  expect(told()).toBe(NAMES[0]);
  expect(document.activeElement).toBe(await selected());
  await user.keyboard('{ArrowLeft}{Home}');
  expect(told()).toBe(NAMES[0]);
});

it('is swiped, and a swipe presses no card', async () => {
  const row = await open();
  const card = within(row).getByRole('tab', { name: 'Website' });
  fireEvent.pointerDown(card, { clientX: 200, isPrimary: true });
  fireEvent.pointerUp(card, { clientX: 100 });
  fireEvent.click(card);
  expect(told()).toBe(NAMES[1]);
  fireEvent.pointerDown(card, { clientX: 200, isPrimary: true });
  fireEvent.pointerUp(card, { clientX: 203 });
  fireEvent.click(card);
  expect(told()).toBe('Website');
});
