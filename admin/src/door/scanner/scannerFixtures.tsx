import { StrictMode } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ScannedTicketInfo } from '@festival/contracts';
import type { CameraHandlers, OpenCamera } from './camera/cameraHandle';
import { ScannerPage } from './ScannerPage';

export const CODE = 'TKT-7F3KQ2MZ9X4B';
export const ADDRESS = `https://festival.example/t/${CODE}?verify=aB3_-x`;
export const TICKET: ScannedTicketInfo = {
  ticket_code: CODE,
  status: 'valid',
  buyer_name: 'Siti Rahma',
  category: 'external',
  ticket_type: 'regular',
  ticket_type_header: 'Regular',
  order_number: 'FEST-0000000000',
  checked_in_at: null,
  checked_in_gate: null,
};
export const USED = { ...TICKET, status: 'used', checked_in_at: '2025-11-22T12:00:00Z', checked_in_gate: 'North' };
export const VALID_ANSWER = { success: true, type: 'valid', message: 'Ticket is valid', ticket: TICKET };
export const CHECKED_IN = {
  success: true,
  type: 'valid',
  message: 'Checked in',
  ticket: { ...TICKET, status: 'used' },
};

interface Sent {
  call: string;
  headers: Headers;
  body: unknown;
}
export type Reply = [status: number, body: unknown] | 'no network';

export const SESSION = 'GET /api/auth/me';
export const SIGNED_IN: Reply = [200, { success: true, data: { role: 'gate' } }];
/** How often the session was asked for. */
export const session = { calls: 0 };

/**
 * A server that answers by `METHOD /path`; a list is answered one after another, its last for ever. The session call,
 * which comes all the time, is counted apart.
 */
export function serve(given: Record<string, Reply[]>): Sent[] {
  const sent: Sent[] = [];
  const replies: Record<string, Reply[]> = { [SESSION]: [SIGNED_IN], ...given };
  globalThis.fetch = async (input, init) => {
    const url = typeof input === 'string' ? input : '';
    const call = `${init?.method ?? 'GET'} ${url}`;
    if (call === SESSION) session.calls += 1;
    else sent.push({ call, headers: new Headers(init?.headers), body: init?.body });
    const queue = replies[call.replace(/\?.*/, '')];
    const reply = queue && queue.length > 1 ? queue.shift() : queue?.[0];
    if (reply === undefined || reply === 'no network') throw new TypeError('Failed to fetch');
    const [status, body] = reply;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return { status, ok: status < 300, text: async () => text } as Response;
  };
  return sent;
}

export const STAFF = `GET /api/admin/tickets/validate/${CODE}`;
export const OPEN = `GET /api/tickets/validate/${CODE}`;
export const CHECK_IN = `POST /api/tickets/checkin/${CODE}`;

/** A camera that sees what the test shows it, as long as it is open and reading. */
export function fakeCamera(features = { torch: false }) {
  const seen = { open: 0, torch: false };
  let current: { handlers: CameraHandlers; reading: boolean } | null = null;
  const open: OpenCamera = (_, handlers) => {
    const mine = { handlers, reading: true };
    current = mine;
    seen.open += 1;
    return {
      setReading: (reading) => {
        mine.reading = reading;
      },
      setTorch: async (on) => {
        seen.torch = on;
        return true;
      },
      close: () => {
        seen.open -= 1;
        if (current === mine) current = null;
      },
    };
  };
  return {
    open,
    seen,
    firstFrame: () => act(async () => current?.handlers.onReady(features)),
    fail: (reason: string) => act(async () => current?.handlers.onFailed(reason)),
    show: (text: string) =>
      act(async () => {
        if (current?.reading) current.handlers.onRead(text);
      }),
  };
}

let user: ReturnType<typeof userEvent.setup>;
/** The person at this device. */
export const person = () => user;
export const wait = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
export const button = (name: string) => screen.getByRole('button', { name });
export const verdict = () => screen.queryByRole('dialog');

export async function startScanning(camera = fakeCamera()) {
  render(
    <StrictMode>
      <ScannerPage userRole="gate" openCamera={camera.open} />
    </StrictMode>,
  );
  await user.click(button('Start Scanning'));
  await wait(100);
  await camera.firstFrame();
  return camera;
}

export async function typeCode(code: string) {
  await user.click(button('Manual Code Entry'));
  await user.type(screen.getByLabelText('Ticket code'), `${code}{Enter}`);
}

/** To be called once in a spec file: time moves by `wait` alone, and each test begins with a new device. */
export function useFreshDevice() {
  beforeEach(() => {
    jest.useFakeTimers();
    user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    localStorage.clear();
    session.calls = 0;
    // In the head are styles, which outlive a test.
    document.querySelector('meta[name="csrf-token"]')?.remove();
    document.head.append(Object.assign(document.createElement('meta'), { name: 'csrf-token', content: 'page-token' }));
  });
  afterEach(() => jest.useRealTimers());
}
