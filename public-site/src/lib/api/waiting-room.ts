import { WAITING_ROOM_PATH } from '@festival/contracts';

/** Whether a refusal says that people wait for their turn. */
export const isWaitingRoomRefusal = (data: unknown): boolean =>
  (data as { waiting_room?: unknown } | null | undefined)?.waiting_room === true;

/**
 * Leaves for the waiting page, which leads back here; what is typed stays in this tab. Never resolves. The waiting page
 * takes this page's place in the history: a browser that goes back would show a checkout that waits for ever.
 */
export async function goToWaitingRoom(): Promise<never> {
  const { pathname, search } = window.location;
  window.location.replace(`${WAITING_ROOM_PATH}?back=${encodeURIComponent(pathname + search)}`);
  return new Promise(() => undefined);
}
