import { QueryClient } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext } from 'react-admin';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { lightTheme } from '../theme';
import { HandbookPage } from './HandbookPage';
import { MarkdownView } from './MarkdownView';
import { parsePage } from './parsePage';

const scrolledTo = jest.fn();

function open(address: string) {
  scrolledTo.mockClear();
  Element.prototype.scrollIntoView = function scroll() {
    scrolledTo(this.id);
  };
  render(
    <MemoryRouter initialEntries={[address]}>
      <AdminContext theme={lightTheme} queryClient={new QueryClient()}>
        <Routes>
          <Route path="/handbook/:page?" element={<HandbookPage />} />
        </Routes>
      </AdminContext>
    </MemoryRouter>,
  );
}

const heading = (name: string) => screen.findByRole('heading', { name });

it('shows a page with its contents, at the section of the address', async () => {
  open('/handbook/treasurer#confirm-a-refund');
  expect((await heading('Confirm a refund')).id).toBe('confirm-a-refund');
  expect(scrolledTo).toHaveBeenCalledWith('confirm-a-refund');
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  const link = contents.getByRole('link', { name: 'Find an order' });
  expect(link.getAttribute('href')).toBe('/handbook/treasurer#find-an-order');
});

it('changes the language at the same section, and stays in it', async () => {
  open('/handbook/treasurer#confirm-a-refund');
  await userEvent.click(await screen.findByRole('link', { name: 'Bahasa Indonesia' }));
  expect((await heading('Mengonfirmasi refund')).id).toBe('confirm-a-refund');
  const pages = within(screen.getByRole('navigation', { name: 'Semua halaman' }));
  await userEvent.click(await pages.findByRole('link', { name: 'Untuk editor' }));
  expect(await heading('Mengubah line-up')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'English' }));
  expect(await heading('Change the line-up')).toBeTruthy();
});

it('begins with the index', async () => {
  open('/handbook');
  expect(await heading('Find your page')).toBeTruthy();
});

it('knows no other page', async () => {
  open('/handbook/chairman');
  expect(await screen.findByText(/DOES NOT EXIST/)).toBeTruthy();
});

it('takes no text for HTML', () => {
  const { intro } = parsePage(
    '# Title\n\nA <b onclick="x()">bold</b> word & <img src=x onerror=y>.\n\n<script>z()</script>\n',
  );
  const { container } = render(
    <MarkdownView tokens={intro} page="index" linkTo={(_, words) => words} pictureOf={() => undefined} />,
    { wrapper: ({ children }) => <AdminContext>{children}</AdminContext> },
  );
  expect(container.querySelector('b, img, script')).toBeNull();
  expect(container.textContent).toContain('A <b onclick="x()">bold</b> word & <img src=x onerror=y>.');
  expect(container.textContent).toContain('<script>z()</script>');
});
