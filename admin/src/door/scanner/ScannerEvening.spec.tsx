import { act, render, screen, within } from '@testing-library/react';
import { OWN_REPEAT_HINT } from './calls/useTicketCheck';
import { ScannerPage } from './ScannerPage';
import {
  button,
  CHECK_IN,
  CHECKED_IN,
  CODE,
  fakeCamera,
  person,
  serve,
  session,
  SESSION,
  SIGNED_IN,
  STAFF,
  startScanning,
  USED,
  useFreshDevice,
  VALID_ANSWER,
  verdict,
  wait,
} from './scannerFixtures';

useFreshDevice();

describe('a ticket that stays in the picture', () => {
  it('is neither checked again nor counted as refused, however long it is held up', async () => {
    const sent = serve({ [STAFF]: [[200, VALID_ANSWER]], [CHECK_IN]: [[200, CHECKED_IN]] });
    const camera = await startScanning();
    await camera.show(CODE);
    await wait(5_000);
    for (let frame = 0; frame < 100; frame += 1) {
      await camera.show(CODE);
      await wait(200);
    }
    expect(sent).toHaveLength(2);
    expect(verdict()).toBeNull();
    expect(screen.getByLabelText('This evening on this device').textContent).toBe('Admitted1Refused0');
  });

  it('that comes back some seconds later is shown as used, but is no refusal of this phone', async () => {
    const used = { success: false, type: 'used', message: '', ticket: USED };
    serve({
      [STAFF]: [
        [200, VALID_ANSWER],
        [200, used],
      ],
      [CHECK_IN]: [[200, CHECKED_IN]],
    });
    const camera = await startScanning();
    await camera.show(CODE);
    await wait(8_000);
    await camera.show(CODE);
    expect(within(screen.getByRole('dialog', { name: 'ALREADY USED' })).getByText(OWN_REPEAT_HINT)).toBeTruthy();
    await wait(20_000);
    expect(screen.getByLabelText('This evening on this device').textContent).toBe('Admitted1Refused0');
    await camera.show(CODE);
    expect(screen.queryByText(OWN_REPEAT_HINT)).toBeNull();
    await person().keyboard('{Escape}');
    expect(screen.getByLabelText('This evening on this device').textContent).toBe('Admitted1Refused1');
  });
});

describe('the connection', () => {
  const hidden = (value: boolean) => jest.spyOn(document, 'hidden', 'get').mockReturnValue(value);
  afterEach(() => jest.restoreAllMocks());

  it('is asked for every 10 s, though nothing is scanned', async () => {
    serve({ [SESSION]: [SIGNED_IN, 'no network', 'no network', SIGNED_IN] });
    render(<ScannerPage userRole="gate" openCamera={fakeCamera().open} />);
    await wait(0);
    expect(screen.getByLabelText('Connection: Online')).toBeTruthy();
    await wait(10_000);
    expect(screen.getByLabelText('Connection: No answer')).toBeTruthy();
    await wait(10_000);
    expect(screen.getByLabelText('Connection: No answer')).toBeTruthy();
    await wait(10_000);
    expect(screen.getByLabelText('Connection: Online')).toBeTruthy();
    expect(session.calls).toBe(4);
  });

  it('is not asked for while the page is hidden, and at once when it or the network comes back', async () => {
    serve({});
    render(<ScannerPage userRole="gate" openCamera={fakeCamera().open} />);
    await wait(0);
    hidden(true);
    await wait(60_000);
    expect(session.calls).toBe(1);
    hidden(false);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(session.calls).toBe(2);
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(session.calls).toBe(3);
  });

  it('tells that the session has ended before the next visitor comes', async () => {
    serve({ [SESSION]: [SIGNED_IN, [401, { success: false, message: 'x' }]] });
    render(<ScannerPage userRole="gate" openCamera={fakeCamera().open} />);
    await wait(10_000);
    expect(screen.getByText('Your session has ended')).toBeTruthy();
  });
});

describe('the way out', () => {
  async function openMenu(role: 'gate' | 'super_admin', onSignedOut?: () => void) {
    render(<ScannerPage userRole={role} openCamera={fakeCamera().open} onSignedOut={onSignedOut} />);
    await person().click(button('Menu'));
    return screen.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')]);
  }

  it('of who has the back office leads there too', async () => {
    serve({});
    expect(await openMenu('super_admin')).toEqual([
      ['Exit to the back office', '/admin'],
      ['Change password', '/admin/change-password'],
      ['Sign out', null],
    ]);
  });

  it('of a volunteer is to sign out, after a question', async () => {
    const sent = serve({
      'POST /admin/logout': [
        [500, { success: false, message: 'x' }],
        [200, { success: true }],
      ],
    });
    let left = 0;
    const items = await openMenu('gate', () => (left += 1));
    expect(items.map(([name]) => name)).toEqual(['Change password', 'Sign out']);
    await person().click(screen.getByRole('menuitem', { name: 'Sign out' }));
    expect(sent).toHaveLength(0);
    await person().click(button('Sign out'));
    await wait(0);
    expect(screen.getByText('Logout failed. Please try again.')).toBeTruthy();
    expect(left).toBe(0);
    await person().click(button('Sign out'));
    await wait(0);
    expect(left).toBe(1);
    expect(sent[0]?.headers.get('X-CSRF-TOKEN')).toBe('page-token');
  });
});

describe('a visitor without a code', () => {
  const FOUND = { ticket_code: CODE, status: 'valid', buyer_name: 'Siti Rahma', order_number: 'FEST-0000000000' };

  it('is found by name by who may see the tickets', async () => {
    const sent = serve({
      'GET /api/admin/tickets': [[200, { success: true, data: [FOUND] }]],
      [STAFF]: [[200, VALID_ANSWER]],
      [CHECK_IN]: [[200, CHECKED_IN]],
    });
    render(<ScannerPage userRole="super_admin" openCamera={fakeCamera().open} />);
    await person().click(button('Manual Code Entry'));
    await person().click(button('Find by buyer'));
    await person().type(screen.getByLabelText('Name, email or order number'), 'siti r{Enter}');
    await wait(0);
    expect(decodeURIComponent(sent[0]?.call ?? '')).toContain('filter={"q":"siti+r"}');
    await person().click(screen.getByRole('button', { name: /^Siti Rahma/ }));
    await wait(0);
    expect(screen.getByRole('dialog', { name: 'VALID' })).toBeTruthy();
  });

  it('is not looked up by a volunteer', async () => {
    serve({});
    render(<ScannerPage userRole="gate" openCamera={fakeCamera().open} />);
    await person().click(button('Manual Code Entry'));
    expect(screen.queryByRole('button', { name: 'Find by buyer' })).toBeNull();
  });
});
