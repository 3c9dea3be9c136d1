import { act, render, screen, within } from '@testing-library/react';
import { ScannerPage } from './ScannerPage';
import {
  ADDRESS,
  button,
  CHECK_IN,
  CHECKED_IN,
  CODE,
  fakeCamera,
  OPEN,
  person,
  type Reply,
  serve,
  STAFF,
  startScanning,
  typeCode,
  USED,
  useFreshDevice,
  VALID_ANSWER,
  verdict,
  wait,
} from './scannerFixtures';

useFreshDevice();

describe('a valid ticket', () => {
  it('is validated as staff, checked in once, and shown with its buyer', async () => {
    const sent = serve({ [STAFF]: [[200, VALID_ANSWER]], [CHECK_IN]: [[200, CHECKED_IN]] });
    const camera = await startScanning();
    await camera.show(ADDRESS);

    expect(sent.map(({ call }) => call)).toEqual([`${STAFF}?verify=aB3_-x`, CHECK_IN]);
    const shown = within(screen.getByRole('dialog', { name: 'VALID' }));
    expect(shown.getByText('Siti Rahma')).toBeTruthy();
    expect(shown.getByText('External · Regular')).toBeTruthy();
    expect(screen.getByText(/^VALID\. Checked in\. Siti Rahma/).getAttribute('aria-live')).toBe('assertive');
  });

  it('is sent with the anti-forgery token, the gate and the device, and no body; the look at it too', async () => {
    localStorage.setItem('festival.scanner.gate', 'North');
    const sent = serve({ [STAFF]: [[200, VALID_ANSWER]], [CHECK_IN]: [[200, CHECKED_IN]] });
    const camera = await startScanning();
    await camera.show(CODE);
    const post = sent[1];
    expect(post?.body).toBeUndefined();
    expect(post?.headers.get('X-CSRF-TOKEN')).toBe('page-token');
    expect(post?.headers.get('X-Scan-Gate')).toBe('North');
    expect(post?.headers.get('X-Scan-Device')).toMatch(/^\w{10}$/);
    expect(sent[0]?.headers.get('X-Scan-Gate')).toBe('North');
    expect(sent[0]?.headers.get('X-Scan-Device')).toBe(post?.headers.get('X-Scan-Device'));
  });

  it('is checked in with a new token when the page’s one is stale', async () => {
    const sent = serve({
      [STAFF]: [[200, VALID_ANSWER]],
      [CHECK_IN]: [
        [419, { success: false, message: 'stale' }],
        [200, CHECKED_IN],
      ],
      'GET /api/csrf-token': [[200, { success: true, data: { token: 'new-token' } }]],
    });
    const camera = await startScanning();
    await camera.show(CODE);
    expect(screen.getByRole('dialog', { name: 'VALID' })).toBeTruthy();
    expect(sent.at(-1)?.headers.get('X-CSRF-TOKEN')).toBe('new-token');
  });
});

describe('other tickets', () => {
  it.each([
    ['validation', { [STAFF]: [[200, { success: false, type: 'used', message: '', ticket: USED }]] }],
    [
      'check-in',
      {
        [STAFF]: [[200, VALID_ANSWER]],
        [CHECK_IN]: [[409, { success: false, type: 'used', message: '', ticket: USED }]],
      },
    ],
  ] as [string, Record<string, Reply[]>][])('used: told by the %s with time and gate', async (_, replies) => {
    serve(replies);
    const camera = await startScanning();
    await camera.show(CODE);
    const shown = within(screen.getByRole('dialog', { name: 'ALREADY USED' }));
    expect(shown.getByText('Ticket already used')).toBeTruthy();
    expect(shown.getByText('First used 22 Nov 2025, 19.00.00 WIB')).toBeTruthy();
    expect(shown.getByText('Gate: North')).toBeTruthy();
    expect(shown.getByText('Siti Rahma')).toBeTruthy();
  });

  it('not valid: nothing is checked in', async () => {
    const sent = serve({ [STAFF]: [[200, { success: false, type: 'invalid', message: '' }]] });
    const camera = await startScanning();
    await camera.show('https://elsewhere.example/some/page');
    expect(screen.getByText('Network error occurred')).toBeTruthy();
    await person().keyboard('{Escape}');
    await camera.show(CODE);
    expect(within(screen.getByRole('dialog', { name: 'NOT VALID' })).getByText('Ticket not found')).toBeTruthy();
    expect(sent.some(({ call }) => call.startsWith('POST'))).toBe(false);
  });

  it('no network: try again, and the connection says so', async () => {
    serve({ [STAFF]: ['no network'] });
    const camera = await startScanning();
    await camera.show(CODE);
    expect(within(screen.getByRole('dialog', { name: 'TRY AGAIN' })).getByText('Network error occurred')).toBeTruthy();
    await person().click(button('Continue Scanning'));
    expect(screen.getByLabelText('Connection: No answer')).toBeTruthy();
  });

  it('a check-in that fails is not an admission', async () => {
    serve({ [STAFF]: [[200, VALID_ANSWER]], [CHECK_IN]: [[500, { success: false, message: '' }]] });
    const camera = await startScanning();
    await camera.show(CODE);
    expect(within(screen.getByRole('dialog', { name: 'TRY AGAIN' })).getByText('Check-in failed')).toBeTruthy();
  });

  it('an answer that is no JSON is named as such', async () => {
    serve({ [STAFF]: [[200, '<html>']] });
    const camera = await startScanning();
    await camera.show(CODE);
    expect(screen.getByText('Unexpected response from server')).toBeTruthy();
  });
});

describe('the public call', () => {
  it('is asked with the signature when the staff call is not ok, and its valid leads to the check-in', async () => {
    const sent = serve({
      [STAFF]: [[500, { success: false, message: 'down' }]],
      [OPEN]: [[200, { success: true, type: 'valid', message: '' }]],
      [CHECK_IN]: [[200, CHECKED_IN]],
    });
    const camera = await startScanning();
    await camera.show(ADDRESS);
    expect(sent.map(({ call }) => call)).toEqual([`${STAFF}?verify=aB3_-x`, `${OPEN}?verify=aB3_-x`, CHECK_IN]);
    expect(screen.getByRole('dialog', { name: 'VALID' })).toBeTruthy();
  });

  it('does not hide that the session ended', async () => {
    serve({
      [STAFF]: [[401, { success: false, message: 'x' }]],
      [OPEN]: [[403, { success: false, type: 'error', message: 'Validation error' }]],
    });
    const camera = await startScanning();
    await camera.show(CODE);
    expect(within(screen.getByRole('dialog')).getByRole('link', { name: 'Sign in again' }).getAttribute('href')).toBe(
      '/admin/login',
    );
    await person().click(button('Continue Scanning'));
    expect(screen.getByText('Your session has ended')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/admin/login');
  });

  it('does not hide a missing right', async () => {
    serve({
      [STAFF]: [[403, { success: false, message: 'x' }]],
      [OPEN]: [[200, { success: true, type: 'valid', message: '' }]],
      [CHECK_IN]: [[403, { success: false, message: 'x' }]],
    });
    const camera = await startScanning();
    await camera.show(ADDRESS);
    expect(within(screen.getByRole('dialog', { name: 'TRY AGAIN' })).getByText(/^Access denied/)).toBeTruthy();
  });
});

describe('the rhythm', () => {
  it('clears the result by itself after 5 s and counts the evening', async () => {
    serve({ [STAFF]: [[200, VALID_ANSWER]], [CHECK_IN]: [[200, CHECKED_IN]] });
    const camera = await startScanning();
    await camera.show(CODE);
    await wait(4_999);
    expect(verdict()).not.toBeNull();
    await wait(1);
    expect(verdict()).toBeNull();
    expect(screen.getByLabelText('This evening on this device').textContent).toBe('Admitted1Refused0');
  });

  it.each(['{Escape}', ' ', '{Enter}'])('goes on with the key %j', async (key) => {
    serve({ [STAFF]: [[200, { success: false, type: 'invalid', message: '' }]] });
    const camera = await startScanning();
    await camera.show(CODE);
    await person().keyboard(key);
    expect(verdict()).toBeNull();
    expect(screen.getByLabelText('This evening on this device').textContent).toBe('Admitted0Refused1');
  });

  it('reads nothing while a result shows, and a ticket again only after 3 s out of sight', async () => {
    const sent = serve({ [STAFF]: [[200, VALID_ANSWER]], [CHECK_IN]: [[200, CHECKED_IN]] });
    const camera = await startScanning();
    await camera.show(CODE);
    await camera.show('TKT-000000000000');
    await person().click(button('Continue Scanning'));
    await wait(2_900);
    await camera.show(CODE);
    expect(sent).toHaveLength(2);
    await wait(3_000);
    await camera.show(CODE);
    expect(sent).toHaveLength(4);
  });

  it('starts the camera 100 ms after the button and stops it with the other', async () => {
    serve({});
    const camera = fakeCamera();
    render(<ScannerPage userRole="gate" openCamera={camera.open} />);
    await person().click(button('Start Scanning'));
    await wait(99);
    expect(camera.seen.open).toBe(0);
    await wait(1);
    expect(camera.seen.open).toBe(1);
    await person().click(button('Stop Scanning'));
    expect(camera.seen.open).toBe(0);
  });
});

describe('by hand', () => {
  it('a code is put in upper case and checked without the camera', async () => {
    const sent = serve({ [STAFF]: [[200, VALID_ANSWER]], [CHECK_IN]: [[200, CHECKED_IN]] });
    render(<ScannerPage userRole="gate" openCamera={fakeCamera().open} />);
    await person().click(button('Manual Code Entry'));
    await person().type(screen.getByLabelText('Ticket code'), CODE.toLowerCase());
    expect(screen.getByDisplayValue(CODE)).toBeTruthy();
    await person().click(button('Check Ticket'));
    await wait(0);
    expect(sent[0]?.call).toBe(STAFF);
    expect(screen.getByRole('dialog', { name: 'VALID' })).toBeTruthy();
  });

  it('under three characters are refused with a word', async () => {
    const sent = serve({});
    render(<ScannerPage userRole="gate" openCamera={fakeCamera().open} />);
    await typeCode('AB');
    expect(screen.getByText('Enter at least 3 characters')).toBeTruthy();
    expect(sent).toHaveLength(0);
  });

  it('the camera reads nothing while a code is typed', async () => {
    const sent = serve({ [STAFF]: [[200, VALID_ANSWER]], [CHECK_IN]: [[200, CHECKED_IN]] });
    const camera = await startScanning();
    await person().click(button('Manual Code Entry'));
    await camera.show(CODE);
    expect(sent).toHaveLength(0);
    await person().click(button('Cancel'));
    await camera.show(CODE);
    expect(sent).toHaveLength(2);
  });
});

describe('around it', () => {
  it('says why the camera failed and lets it be started again', async () => {
    serve({});
    const camera = await startScanning();
    await camera.fail('Please allow camera permissions');
    expect(screen.getByText('Please allow camera permissions')).toBeTruthy();
    expect(camera.seen.open).toBe(0);
    await person().click(button('Start Scanning'));
    await wait(100);
    expect(camera.seen.open).toBe(1);
  });

  it('has a torch only where the camera has one', async () => {
    serve({});
    const camera = await startScanning(fakeCamera({ torch: true }));
    await person().click(button('Torch'));
    await wait(0);
    expect(camera.seen.torch).toBe(true);
    expect(button('Torch').getAttribute('aria-pressed')).toBe('true');
    await person().click(button('Stop Scanning'));
    expect(screen.queryByRole('button', { name: 'Torch' })).toBeNull();
  });

  it('shows that the network is away', async () => {
    serve({});
    render(<ScannerPage userRole="gate" openCamera={fakeCamera().open} />);
    await wait(0);
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByLabelText('Connection: Offline')).toBeTruthy();
    online.mockRestore();
  });

  it('remembers the gate', async () => {
    serve({});
    render(<ScannerPage userRole="gate" openCamera={fakeCamera().open} />);
    await person().click(button('Set gate'));
    await person().type(screen.getByLabelText('Gate name'), 'South{Enter}');
    await wait(0);
    expect(button('South')).toBeTruthy();
  });
});

describe('scanning without a network', () => {
  const ADD = 'POST /api/admin/gate/devices';
  const address = 'https://festival.example/gate#q2Jm9vX1rT0yLw5cN8bK3g';
  const open = async (replies: Record<string, Reply[]>, userRole: 'gate' | 'super_admin') => {
    const sent = serve(replies);
    const onPaired = jest.fn();
    render(<ScannerPage userRole={userRole} openCamera={fakeCamera().open} onPaired={onPaired} />);
    await person().click(button('Set gate'));
    expect(button('Name the gate first')).toHaveProperty('disabled', true);
    await person().type(screen.getByLabelText('Gate name'), 'South');
    await person().click(button('Scan without a network'));
    await wait(0);
    return { sent, onPaired };
  };

  it.each([
    ['gate', 'steward'],
    ['super_admin', 'lead'],
  ] as const)('the role %s goes on as a %s’s phone', async (userRole, role) => {
    const { sent, onPaired } = await open({ [ADD]: [[201, { success: true, data: { address } }]] }, userRole);
    const post = sent.find(({ call }) => call === ADD);
    expect(JSON.parse(String(post?.body))).toEqual({ name: expect.stringMatching(/^\w{10}$/), gate: 'South', role });
    expect(onPaired).toHaveBeenCalledWith(address);
  });

  it.each<[string, Reply, string]>([
    [
      'the server refuses',
      [409, { success: false, message: 'There are too many phones.' }],
      'There are too many phones.',
    ],
    ['there is no server', 'no network', 'The server doesn’t answer. It takes a network to begin.'],
  ])('says why not when %s', async (_, reply, problem) => {
    const { onPaired } = await open({ [ADD]: [reply] }, 'gate');
    expect(screen.getByText(problem)).toBeTruthy();
    expect(onPaired).not.toHaveBeenCalled();
  });
});
