import type { AdminGatePhone, GateBoard, GateDouble, GateSettings, Role } from '@festival/contracts';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { authProvider } from '../../app/providers/authProvider';
import { dataProvider } from '../../app/providers/dataProvider';
import { lightTheme } from '../../app/theme';
import { forgetUser } from '../../lib/session';
import { failure, fakeServer, setPageToken, success, type Answer, type Asked } from '../../testing/fakeServer';
import { GateScreen } from './GateScreen';

/** 19:06:02 in Jakarta. */
export const NOW = '2026-10-03T12:06:02.000Z';
const MINUTES = Array.from({ length: 60 }, (_, index) => (index === 40 ? 23 : index % 5));

export const BOARD: GateBoard = {
  now: NOW,
  tickets: 5_000,
  entered: 2_310,
  inside: 2_280,
  doubles: 1,
  refused: 14,
  ask_for_id: false,
  gates: [
    { gate: 'North gate', entered: 1_400, a_minute: 12.4 },
    { gate: null, entered: 910, a_minute: 3 },
  ],
  minutes: MINUTES,
  handed_out: [{ item: 'Wristband', count: 2_190 }],
};

export const DOUBLE: GateDouble = {
  id: 9,
  code: 'TKT-7F••••••••3K',
  order_id: 71,
  first: { at: '2026-10-03T12:02:11.000Z', gate: 'North gate', device: 'Phone 3' },
  second: { at: '2026-10-03T12:04:40.000Z', gate: 'South gate', device: 'Phone 7' },
  noticed_at: '2026-10-03T12:06:00.000Z',
};

export const PHONE: AdminGatePhone = {
  id: 3,
  name: 'Phone 3',
  gate: 'North gate',
  role: 'steward',
  state: 'paired',
  expires_at: '2026-10-04T03:00:00.000Z',
  paired_at: '2026-10-03T09:00:00.000Z',
  seen_at: '2026-10-03T12:05:55.000Z',
  battery: 81,
  unsent: 0,
  tickets: 5_000,
  not_ready: [],
  added_by: 'siti@festival.example',
};

export const SETTINGS: GateSettings = {
  gates: ['North gate', 'South gate'],
  items: ['Wristband'],
  allows_reentry: false,
  pin: '402816',
  ends_at: '2026-10-03T16:00:00.000Z',
  updated_at: '2025-11-22T09:00:00.000Z',
};

type Answers = Record<string, Answer | ((asked: Asked) => Answer)>;

const USUAL: Answers = {
  'GET /board': success(BOARD),
  'GET /doubles': success([DOUBLE]),
  'GET /devices': success([PHONE]),
  'GET /settings': success(SETTINGS),
};

/** The screen at a path below `/gate`; `answers` by method and path below `/api/admin/gate`. Gives all calls, and those that write. */
export function openGate(path: string, answers: Answers = {}, role: Role = 'super_admin') {
  setPageToken('t');
  forgetUser();
  const all = { ...USUAL, ...answers };
  const written: Asked[] = [];
  const asked = fakeServer((call) => {
    if (call.path === '/api/auth/me') return success({ id: 1, name: 'Siti', role });
    if (call.method !== 'GET') written.push(call);
    const answer = all[`${call.method} ${call.path.replace('/api/admin/gate', '')}`];
    if (!answer) return failure(404, `Nothing at ${call.path}`);
    return typeof answer === 'function' ? answer(call) : answer;
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MemoryRouter initialEntries={[`/gate${path}`]}>
      <AdminContext
        theme={lightTheme}
        dataProvider={dataProvider}
        authProvider={authProvider}
        queryClient={queryClient}
      >
        <Routes>
          <Route path="/gate/*" element={<GateScreen />} />
        </Routes>
      </AdminContext>
    </MemoryRouter>,
  );
  return { written, asked };
}
