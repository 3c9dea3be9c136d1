import { colourPath, THEME_COLOURS, type SiteTheme } from '@festival/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beginThemePreview } from '../lib/festival/theme';
import { serveContent, SETTINGS } from '../testing/festival-content';
import { freshBrowser, ok, openSite } from '../testing/site';

const FOREST = { ...THEME_COLOURS, night: '#0b3d1f' };
const NOTHING: SiteTheme = { colours: null, crest: null, hero: null };

beforeEach(() => {
  freshBrowser();
  document.documentElement.removeAttribute('style');
});

function open(theme: Partial<SiteTheme>) {
  serveContent({ 'GET /api/site-settings': () => ok({ ...SETTINGS, theme: { ...NOTHING, ...theme } }) });
  openSite('/');
}

const night = () => document.documentElement.style.getPropertyValue('--night-900');
const drawings = () => [...document.querySelectorAll<HTMLImageElement>('img[src*="drawings"]')].map(({ src }) => src);
const drawing = async () => {
  await waitFor(() => expect(drawings().length).toBeGreaterThan(0));
  return new URL(drawings()[0] ?? '').pathname;
};

test('our own colours are those of the style sheet', async () => {
  open({});
  expect(await drawing()).toMatch(/^\/assets\/drawings\//);
  expect(night()).toBe('');
});

test('the edition’s colours are on the page and in its drawings', async () => {
  open({ colours: FOREST });
  await waitFor(() => expect(night()).toBe('#0b3d1f'));
  expect(await drawing()).toMatch(`/themed/drawings/${colourPath(FOREST)}/`);
});

test('an editor tries colours, is told, and leaves them', async () => {
  beginThemePreview(`?theme=${colourPath(FOREST)}`);
  open({});
  await waitFor(() => expect(night()).toBe('#0b3d1f'));
  expect(await screen.findByText('Preview: other colours')).toBeTruthy();
  const leave = screen.getByRole('button', { name: 'Leave' });
  await userEvent.click(leave);
  expect(sessionStorage.getItem('preview_theme')).toBeNull();
});

test('what an earlier release kept of a preview is none', async () => {
  sessionStorage.setItem('preview_theme', colourPath(FOREST));
  open({ colours: FOREST });
  await waitFor(() => expect(night()).toBe('#0b3d1f'));
  expect(screen.queryByText('Preview: other colours')).toBeNull();
});

test('an editor tries a crest and a picture with the colours, only of this site', async () => {
  const [crest, hero] = ['a', 'b'].map((letter) => `/media/${letter.repeat(32)}-40x40.webp`);
  beginThemePreview(`?theme=${colourPath(FOREST)}&crest=${crest}&hero=${hero}`);
  open({ crest: '/media/crest.png', hero: '/media/hero.png' });
  await waitFor(() => expect(document.querySelectorAll(`img[src="${crest}"]`).length).toBeGreaterThan(1));
  expect(document.querySelector(`header img[src="${hero}"]`)).toBeTruthy();
});

const editionsCrests = () => document.querySelectorAll('img[src="/media/crest.png"]').length;

test.each(['https://elsewhere.example/crest.png', '//elsewhere.example/crest.png'])(
  'a crest of another site is not tried: %s',
  async (crest) => {
    beginThemePreview(`?theme=${colourPath(FOREST)}&crest=${encodeURIComponent(crest)}`);
    open({ crest: '/media/crest.png' });
    await waitFor(() => expect(editionsCrests()).toBeGreaterThan(1));
    expect(document.querySelector('img[src*="elsewhere"]')).toBeNull();
  },
);

test('tried without a crest, the site shows ours', async () => {
  beginThemePreview(`?theme=${colourPath(FOREST)}&crest=`);
  open({ crest: '/media/crest.png' });
  await waitFor(() => expect(night()).toBe('#0b3d1f'));
  await waitFor(() => expect(editionsCrests()).toBe(0));
});

test.each(['', '?theme=', '?theme=red', `?theme=${colourPath(FOREST)}-000000`])('%j tries nothing', async (search) => {
  beginThemePreview(search);
  open({});
  expect(await drawing()).toMatch(/^\/assets\//);
});

test('the edition’s crest and picture take the place of ours', async () => {
  open({ crest: '/media/crest.png', hero: '/media/hero.png' });
  await waitFor(() => expect(document.querySelectorAll('img[src="/media/crest.png"]').length).toBeGreaterThan(1));
  expect(document.querySelector('header img[src="/media/hero.png"]')).toBeTruthy();
});
