import {
  WAITING_ROOM_LOAD_SIGNALS,
  type AdminWaitingRoom,
  type WaitingDraw,
  type WaitingRoom,
  type WaitingRoomState,
  type WaitingRoomWarning,
} from '@festival/contracts';
import { hashOfSeed } from './draw.js';
import type { WaitingRoomEntity } from './waiting-room.entity.js';

const ASK_AFTER_SECONDS = 3;
/** Under load everybody asks less often. */
const ASK_AFTER_UNDER_LOAD_SECONDS = 6;
/** Several times the second in which people are let in: no process does it. */
const UNCONTROLLED_MS = 10_000;

/** What people meet; no room counts as off. */
export function stateOf(room: WaitingRoomEntity | null): WaitingRoomState {
  if (!room?.isActive) return 'off';
  if (room.openedAt === null) return 'gathering';
  if (room.isSoldOut) return 'sold_out';
  return room.pause === null ? 'open' : 'paused';
}

interface Announced {
  /** As announced, which may be the start of a ticket's sale. */
  opensAt: Date | null;
  draw: WaitingDraw | null;
  now: Date;
}

/** The room as everybody sees it. After a sale its draw stays, for those who want to check theirs. */
export function toWaitingRoom(room: WaitingRoomEntity | null, { opensAt, draw, now }: Announced): WaitingRoom {
  const active = room?.isActive ? room : null;
  return {
    state: stateOf(room),
    sale: active?.id ?? null,
    opens_at: opensAt?.toISOString() ?? null,
    issued: active?.issued ?? 0,
    admitted: active?.admitted ?? 0,
    pace: active?.pace ?? 0,
    pause: active?.pause ?? null,
    seed_hash: draw?.seed_hash ?? null,
    seed: draw?.seed ?? null,
    gathered: draw?.gathered ?? null,
    unpaid_seats: active?.unpaidSeats ?? 0,
    unpaid_until: active?.unpaidUntil?.toISOString() ?? null,
    message: active?.message ?? null,
    message_id: active?.messageIndonesian ?? null,
    ask_after: active && isUnderLoad(active, now) ? ASK_AFTER_UNDER_LOAD_SECONDS : ASK_AFTER_SECONDS,
    as_of: now.toISOString(),
  };
}

/** The room's draw; before the opening with the seed's hash alone. */
export function toDraw({ id, seed, openedAt, gathered }: WaitingRoomEntity): WaitingDraw {
  return { sale: id, seed_hash: hashOfSeed(seed), seed: openedAt ? seed : null, gathered };
}

/**
 * The room of the back office; before the first sale the settings that it would begin with. `announced` is the opening as
 * people are told it.
 */
export function toAdminRoom(room: WaitingRoomEntity, announced: Date | null, now: Date): AdminWaitingRoom {
  return {
    mode: room.mode,
    state: stateOf(room),
    capacity: room.capacity,
    opens_at: room.opensAt?.toISOString() ?? null,
    told_opens_at: announced?.toISOString() ?? null,
    opened_at: room.openedAt?.toISOString() ?? null,
    issued: room.issued,
    admitted: room.admitted,
    waiting: Math.max(0, room.issued - room.admitted),
    inside: room.inside,
    pace: room.pace,
    pace_limit: room.paceLimit,
    pause: room.pause,
    warnings: warningsOf(room, now),
    message: room.message,
    message_id: room.messageIndonesian,
  };
}

/** Whether a load signal that a process reported still counts. */
export function isUnderLoad({ underLoadUntil }: Pick<WaitingRoomEntity, 'underLoadUntil'>, now: Date): boolean {
  return underLoadUntil !== null && now < underLoadUntil;
}

function warningsOf(room: WaitingRoomEntity, now: Date): WaitingRoomWarning[] {
  const signals = isUnderLoad(room, now) ? (room.loadSignals ?? '').split(',') : [];
  const warnings: WaitingRoomWarning[] = WAITING_ROOM_LOAD_SIGNALS.filter((signal) => signals.includes(signal));
  const times = [room.controlledAt, room.updatedAt, room.openedAt].map((time) => time?.getTime() ?? 0);
  const lastAt = Math.max(...times);
  // Before the opening there is nothing to control.
  if (room.isActive && room.openedAt !== null && now.getTime() - lastAt > UNCONTROLLED_MS)
    warnings.push('no_controller');
  if (room.isActive && room.pause === 'closed') warnings.push('nothing_on_sale');
  return warnings;
}
