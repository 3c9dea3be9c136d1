import '../../lib/testing/browser-globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { Shell } from './Shell';

beforeAll(() => {
  window.scrollTo = () => undefined;
});

function open(path = '/ticket') {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route element={<Shell />}>
          <Route path="/ticket" element={<h1>Tickets</h1>} />
          <Route path="/payment/success" element={<h1>Payment Successful!</h1>} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const menuButton = () => screen.getByRole('button', { name: /menu$/ });
const mainNav = () => within(screen.getByRole('navigation', { name: 'Main' }));
const isOpen = () => menuButton().getAttribute('aria-expanded') === 'true';

test('the hamburger opens and closes the menu that it names', async () => {
  const user = open();
  expect(isOpen()).toBe(false);
  await user.click(menuButton());
  expect(isOpen()).toBe(true);
  expect(document.getElementById(menuButton().getAttribute('aria-controls') ?? '')).toBe(
    screen.getByRole('navigation', { name: 'Main' }),
  );
  await user.click(menuButton());
  expect(isOpen()).toBe(false);
});

test('choosing a link closes the menu and shows the page', async () => {
  const user = open('/payment/success');
  await user.click(menuButton());
  await user.click(mainNav().getByRole('link', { name: 'Ticket' }));
  expect(isOpen()).toBe(false);
  expect(screen.getByRole('heading', { name: 'Tickets' })).toBeTruthy();
});

test('Escape closes the menu and gives the focus back to its button', async () => {
  const user = open();
  await user.click(menuButton());
  await user.tab();
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(menuButton());
});

test('a press outside closes the menu', async () => {
  const user = open();
  await user.click(menuButton());
  await user.click(screen.getByRole('heading', { name: 'Tickets' }));
  expect(isOpen()).toBe(false);
});

test('the current page is marked in the navigation, and no other', () => {
  open();
  expect(mainNav().getByRole('link', { current: 'page' }).textContent).toBe('Ticket');
});

test('no link of the current page is marked elsewhere', () => {
  open('/payment/success');
  expect(mainNav().queryByRole('link', { current: 'page' })).toBeNull();
});

test('a new page takes the focus', async () => {
  const user = open('/payment/success');
  await user.click(mainNav().getByRole('link', { name: 'Ticket' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('the footer has no dead links, and what leads away opens in a new tab', () => {
  open();
  const links = within(screen.getByRole('contentinfo')).getAllByRole<HTMLAnchorElement>('link');
  for (const link of links) {
    const address = link.getAttribute('href') ?? '';
    expect(address).toMatch(/^(\/|mailto:.+@|https:\/\/)/);
    if (!address.startsWith('/')) expect(link.target).toBe('_blank');
  }
});
