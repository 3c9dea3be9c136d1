import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { fakeServer, success } from '../../testing/fakeServer';
import { i18nProvider } from '../providers/i18nProvider';
import { darkTheme, lightTheme } from '../theme';
import { OwnMenus } from './OwnMenus';

/** The width of the window, as media queries see it. */
function setWidth(width: number): void {
  window.matchMedia = (media) =>
    ({
      media,
      matches: width <= Number(/max-width:\s*([\d.]+)px/.exec(media)?.[1] ?? 0),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
}
afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

async function openMenu(width: number): Promise<string[]> {
  setWidth(width);
  fakeServer(() => success({}));
  render(
    <MemoryRouter>
      <AdminContext i18nProvider={i18nProvider} lightTheme={lightTheme} darkTheme={darkTheme}>
        <OwnMenus onShortcuts={() => undefined} />
      </AdminContext>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent ?? '');
}

it('has what a phone’s bar has no room for', async () => {
  const items = await openMenu(360);
  expect(items).toEqual(expect.arrayContaining(['Refresh', 'Toggle light/dark mode', 'Keyboard shortcuts']));
  expect(screen.queryByLabelText('Language')).toBeNull();
});

it('leaves to a wide bar what it has', async () => {
  const items = await openMenu(1_440);
  expect(items).toContain('Keyboard shortcuts');
  expect(items).not.toContain('Refresh');
  expect(screen.getByLabelText('Language')).toBeTruthy();
});
