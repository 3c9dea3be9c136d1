import type { WaitingPassData, WaitingPlaceData, WaitingRoom } from '@festival/contracts';

const ROOM = '/api/waiting-room';
const REFUSED = 409;
const STALE_TOKEN = 419;
const LIMIT_MS = 15_000;

let token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';

async function call(path: string, method: 'GET' | 'POST'): Promise<Response> {
  const headers = method === 'POST' ? { 'X-CSRF-TOKEN': token } : undefined;
  return fetch(path, { method, headers, signal: AbortSignal.timeout(LIMIT_MS) });
}

async function post(path: string): Promise<Response> {
  const answer = await call(path, 'POST');
  if (answer.status !== STALE_TOKEN) return answer;
  ({ token } = await dataOf<{ token: string }>(await call('/api/csrf-token', 'GET')));
  return call(path, 'POST');
}

async function dataOf<T>(answer: Response): Promise<T> {
  if (!answer.ok) throw new Error(String(answer.status));
  return ((await answer.json()) as { data: T }).data;
}

export const readRoom = async (): Promise<WaitingRoom> => dataOf(await call(ROOM, 'GET'));

/** The browser's place, or a new one; null when nobody waits any more. */
export const takePlace = async () => (await dataOf<WaitingPlaceData>(await post(`${ROOM}/place`))).place;

/** False: not yet, or the place was used; the next place tells which. */
export async function enter(): Promise<boolean> {
  const answer = await post(`${ROOM}/enter`);
  if (answer.status === REFUSED) return false;
  await dataOf<WaitingPassData>(answer);
  return true;
}
