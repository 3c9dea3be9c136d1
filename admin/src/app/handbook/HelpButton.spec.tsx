import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext } from 'react-admin';
import { Link, MemoryRouter } from 'react-router-dom';
import { lightTheme } from '../theme';
import { HelpButton } from './HelpButton';

/** A screen with a form that somebody has begun, and the way to another screen. */
function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <AdminContext theme={lightTheme} queryClient={new QueryClient()}>
        <HelpButton />
        <input aria-label="Reason" />
        <Link to="/mails">To the mails</Link>
      </AdminContext>
    </MemoryRouter>,
  );
}

const button = () => screen.getByRole('button', { name: 'Help' });
const press = () => userEvent.click(button());
const drawer = () => screen.findByRole('complementary', { name: 'Handbook' });
const heading = async (name: string) => within(await drawer()).findByRole('heading', { name });

it('shows the section of the screen, and what was typed stays', async () => {
  open('/orders');
  await userEvent.type(screen.getByLabelText('Reason'), 'Ill');
  await press();
  const title = await heading('Find an order');
  expect(document.activeElement).toBe(title);
  expect(within(await drawer()).getByText('Search orders').className).toBe('label');
  expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('Ill');
});

it('leads to the other sections of the screen and back, and to the whole page in a new tab', async () => {
  open('/orders');
  await press();
  await heading('Find an order');
  const other = await within(await drawer()).findByRole('button', { name: 'Add an order that was paid elsewhere' });
  await userEvent.click(other);
  await heading('Add an order that was paid elsewhere');
  const whole = within(await drawer()).getByRole('link', { name: 'Open the whole page in a new tab' });
  expect(whole.getAttribute('href')).toBe('/handbook/treasurer#add-an-order-that-was-paid-elsewhere');
  expect(whole.getAttribute('target')).toBe('_blank');
  await userEvent.click(within(await drawer()).getByRole('button', { name: 'Back' }));
  await heading('Find an order');
});

it('stays while its steps lead to another screen, and shows that one’s section when it is asked for', async () => {
  open('/orders');
  await press();
  await heading('Find an order');
  await userEvent.click(screen.getByRole('link', { name: 'To the mails' }));
  await heading('Find an order');
  await press();
  await heading('Look at a mail');
  await press();
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
});

it('is closed by Escape, and gives the focus back', async () => {
  open('/orders');
  await press();
  await heading('Find an order');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  expect(document.activeElement).toBe(button());
});

it('isn’t there in the handbook itself', () => {
  open('/handbook/treasurer');
  expect(screen.queryByRole('button', { name: 'Help' })).toBeNull();
});
