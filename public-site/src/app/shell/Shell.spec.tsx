import '../../lib/testing/browser-globals';
import type { SiteSettings } from '@festival/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, useLocation } from '../../lib/router';
import { LanguageProvider, rememberedLanguage } from '../../lib/language';
import { BUILT_IN_SETTINGS, siteSettingsQuery } from '../../lib/festival/site-settings';
import { createQueryClient } from '../query-client';
import { Shell } from './Shell';

beforeAll(() => {
  window.scrollTo = () => undefined;
});

beforeEach(() => {
  document.cookie = 'site_language=; max-age=0; path=/';
});

function Page() {
  return <h1>{useLocation().pathname === '/ticket' ? 'Tickets' : 'Payment Successful!'}</h1>;
}

function open(path = '/ticket', settings: Partial<SiteSettings> = {}) {
  window.history.replaceState(null, '', path);
  const queries = createQueryClient();
  queries.setQueryData(siteSettingsQuery.queryKey, { ...BUILT_IN_SETTINGS, ...settings });
  render(
    <QueryClientProvider client={queries}>
      <LanguageProvider first={rememberedLanguage()}>
        <BrowserRouter>
          <Shell>
            <Page />
          </Shell>
        </BrowserRouter>
      </LanguageProvider>
    </QueryClientProvider>,
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
  const drawer = document.getElementById(menuButton().getAttribute('aria-controls') ?? '');
  expect(drawer?.contains(screen.getByRole('navigation', { name: 'Main' }))).toBe(true);
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

test('the footer has no dead links, and links to other sites open in a new tab', () => {
  open();
  const links = within(screen.getByRole('contentinfo')).getAllByRole<HTMLAnchorElement>('link');
  for (const link of links) {
    const address = link.getAttribute('href') ?? '';
    expect(address).toMatch(/^(\/|mailto:.+@|https:\/\/)/);
    if (!address.startsWith('/')) expect(link.target).toBe('_blank');
  }
});

test('the footer shows the editors’ settings', () => {
  open('/ticket', {
    festival_name: 'Night of Lanterns',
    edition: '2031',
    support_name: 'Rani',
    support_whatsapp: '6281234567890',
    photo_sharing_link: 'https://photos.example/lanterns',
  });
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText(/^© 2031 Night of Lanterns\. Made by the .*Divisions\.$/)).toBeTruthy();
  expect(footer.getByRole('link', { name: /^Questions\? WhatsApp Rani/ }).getAttribute('href')).toBe(
    'https://wa.me/6281234567890',
  );
  expect(footer.getByRole('link', { name: /^Photo sharing/ }).getAttribute('href')).toBe(
    'https://photos.example/lanterns',
  );
});

test('without a support contact there is no support link', () => {
  open();
  expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
});

test('the language is chosen in the bar, announced to screen readers and remembered in the browser', async () => {
  const user = open();
  const choice = (name: string) => screen.getByRole('button', { name });
  expect(choice('EN: English').getAttribute('aria-pressed')).toBe('true');
  await user.click(choice('ID: Bahasa Indonesia'));
  expect(choice('ID: Bahasa Indonesia').getAttribute('aria-pressed')).toBe('true');
  expect(choice('EN: English').getAttribute('aria-pressed')).toBe('false');
  expect(document.documentElement.lang).toBe('id');
  expect(screen.getByRole('navigation', { name: 'Utama' }).textContent).toContain('Tiket');
  expect(rememberedLanguage()).toBe('id');
});

describe('while the site is under construction', () => {
  const closed = { under_construction: true };
  const tell = (access: string) => {
    document.head.innerHTML = `<meta name="site-access" content="${access}">`;
  };
  afterEach(() => {
    document.head.innerHTML = '';
  });

  test('every page shows the construction screen, with nothing that leads on', async () => {
    open('/ticket', closed);
    expect(await screen.findByRole('img', { name: 'A knight on a scaffold mends a tower' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('THIS SITE IS CURRENTLY UNDER CONSTRUCTIONS');
    expect(screen.getByText('PLEASE COME BACK ANOTHER TIME')).toBeTruthy();
    expect(screen.getByText(/^© 2025 The Legacy of the Five Realms/)).toBeTruthy();
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(document.title).toBe('Under construction · The Legacy of the Five Realms');
  });

  test('it speaks both languages', async () => {
    const user = open('/ticket', closed);
    await user.click(screen.getByRole('button', { name: 'ID: Bahasa Indonesia' }));
    expect(await screen.findByRole('img', { name: /memperbaiki menara$/ })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('SITUS INI SEDANG DALAM PEMBANGUNAN');
  });

  test('buyers get through', () => {
    open('/payment/success', closed);
    expect(screen.getByRole('heading', { name: 'Payment Successful!' })).toBeTruthy();
  });

  test('signed-in staff see the site, and a notice that visitors do not', () => {
    tell('preview');
    open('/ticket', closed);
    expect(screen.getByRole('heading', { name: 'Tickets' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toMatch(/visitors see the construction screen/);
  });

  test('the screen gives way once the settings say so', () => {
    tell('closed');
    open('/ticket');
    expect(screen.getByRole('heading', { name: 'Tickets' })).toBeTruthy();
  });
});

test.each([
  ['EN: English', ['Home', 'Event', 'Merchandise', 'Ticket', 'About Us'], 'Footer'],
  ['ID: Bahasa Indonesia', ['Beranda', 'Acara', 'Merchandise', 'Tiket', 'Tentang Kami'], 'Kaki halaman'],
])('%s: the bar has the five links, the footer has them in three groups', async (language, labels, footerName) => {
  const user = open();
  await user.click(screen.getByRole('button', { name: language }));
  const linksOf = (name: RegExp | string) => within(screen.getByRole('navigation', { name })).getAllByRole('link');
  const bar = linksOf(/^(Main|Utama)$/);
  expect(bar.map(({ textContent }) => textContent)).toEqual(labels);
  expect(bar.map((link) => link.getAttribute('href'))).toEqual(['/', '/event', '/merchandise', '/ticket', '/about']);
  const groups = within(screen.getByRole('navigation', { name: footerName })).getAllByRole('list');
  const addresses = groups.map((group) =>
    within(group)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  );
  expect(addresses).toEqual([['/', '/ticket'], ['/event', '/about'], ['/merchandise']]);
});
