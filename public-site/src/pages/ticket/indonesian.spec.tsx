import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LANGUAGE_COOKIE } from '@festival/contracts';
import { field, freshBuyer, openedPopUp } from '../../testing/buyer';
import { callsOf, card, openSite, ok, refuse, serve } from '../../testing/site';

beforeEach(() => {
  freshBuyer();
  document.cookie = `${LANGUAGE_COOKIE}=id; path=/`;
});

const referral = () => screen.getByLabelText<HTMLInputElement>(/^Kode referral/);
const submit = () => screen.findByRole<HTMLButtonElement>('button', { name: /^LANJUT KE PEMBAYARAN/ });

async function fillIn(): Promise<void> {
  const values = {
    'Nama lengkap': 'Sari Dewi',
    Email: 'sari@example.com',
    'Konfirmasi email': 'sari@example.com',
    'Nomor telepon': '0812-3456-7890',
  };
  for (const [label, value] of Object.entries(values)) {
    await userEvent.click(field(label));
    await userEvent.paste(value);
  }
}

test('the cards’ buttons are in Indonesian, the editors’ texts unchanged', async () => {
  serve({ 'GET /api/ticket-types': () => ok([card('pre-sales-2', { header: 'Pre Sales 2' })]) });
  openSite('/ticket');
  expect(await screen.findByRole('link', { name: 'BELI TIKET: Pre Sales 2' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Dapatkan Tiketmu' })).toBeTruthy();
  expect(document.title).toBe('Tiket · The Legacy of the Five Realms');
});

test('broken rules are shown in the chosen language', async () => {
  serve();
  openSite('/ticket?ticket_type=pre-sales-2');
  await userEvent.click(await submit());
  expect(await screen.findByText('Nama lengkap wajib diisi')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'EN: English' }));
  expect(screen.getByText('Full name is required')).toBeTruthy();
  expect(screen.queryByText('Nama lengkap wajib diisi')).toBeNull();
});

test('the order, its mails and the pop-up are in Indonesian', async () => {
  const asked = serve();
  openSite('/ticket?ticket_type=pre-sales-2');
  await submit();
  await fillIn();
  await userEvent.click(await submit());
  expect(await screen.findByText('Membuka jendela pembayaran…')).toBeTruthy();
  expect(callsOf(asked, 'POST /api/orders')[0]?.body).toMatchObject({ language: 'id' });
  expect(openedPopUp()?.options.language).toBe('id');
});

test.each([
  ['Tickets for this category are sold out.', 'Tiket jenis ini sudah habis terjual.'],
  ['This ticket is not on sale.', 'Tiket ini sedang tidak dijual.'],
  ['A sentence that the site has never heard.', 'A sentence that the site has never heard.'],
])('the server’s sentence is shown in Indonesian where the site knows it: %s', async (said, told) => {
  serve({ 'POST /api/orders': () => refuse(409, said) });
  openSite('/ticket?ticket_type=pre-sales-2');
  await submit();
  await fillIn();
  await userEvent.click(await submit());
  expect(await screen.findByText(`Pembayaran gagal diproses: ${told} Silakan coba lagi.`)).toBeTruthy();
});

test('a refused code is shown in Indonesian, when it is tried and when it is ordered with', async () => {
  const errors = { discount_code: ['This discount code has been used up.'] };
  serve({
    'POST /api/referral-codes/validate': () => refuse(422, 'Invalid referral code'),
    'POST /api/orders': () => refuse(422, 'Please check the fields.', { errors }),
  });
  openSite('/ticket?ticket_type=pre-sales-2');
  await submit();
  await userEvent.type(referral(), 'CROWN99');
  await userEvent.click(screen.getAllByRole('button', { name: /^Pakai/ })[0] as HTMLElement);
  expect(await screen.findByText('Kode referral tidak valid')).toBeTruthy();
  await userEvent.clear(referral());
  await fillIn();
  await userEvent.click(await submit());
  expect(await screen.findByText('Kuota kode diskon ini sudah habis.')).toBeTruthy();
});

test('an open order tells its time as it is written in Indonesian', async () => {
  const order = { order_number: 'FEST-AAAAAAAAAA', status: 'pending', expires_at: '2025-11-01T05:04:00Z' };
  serve({ 'POST /api/orders/check-existing': () => refuse(422, 'x', { data: { open_order: order } }) });
  openSite('/ticket?ticket_type=pre-sales-2');
  await submit();
  await fillIn();
  await userEvent.click(await submit());
  expect(await screen.findByText(/menunggu pembayaran sampai 12\.04 WIB/)).toBeTruthy();
});
