import { HEARTBEAT_EVERY_MS, type WaitingPass } from '@festival/contracts';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../lib/api/api';

/** The time that a buyer has for an order while people wait. */
export interface Turn {
  /** Its end, by the server's clock. */
  expiresAt: string;
  /** The same in milliseconds since 1970 by this browser's clock, which may be wrong. */
  endsAt: number;
}

interface KeptTurn {
  /** Asks for the turn at once: an order that had used it was cancelled. */
  askAgain: () => void;
  end: () => void;
}

/** The room's answer, which the clocks are compared by, is so old at most. */
const CLOCK_SLACK_MS = 5_000;

/**
 * Leaves for the waiting page when people wait and this browser's turn hasn't come. Tells the turn, and sends
 * heartbeats until it is used or over; else the next person is let in. Null is told for a turn that was used; one
 * that ran out stays as told. A failure lets the form decide: each call of the checkout asks for the turn again.
 */
export function keepTurn(onTurn: (turn: Turn | null) => void): KeptTurn {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLeft = false;
  let turn: Turn | null = null;
  let isNeeded = false;
  let aheadMs = 0;

  function follow(pass: WaitingPass | null): void {
    const isOver = pass === null && turn !== null && Date.now() >= turn.endsAt - CLOCK_SLACK_MS;
    if (isLeft || isOver) return;
    if (pass?.expires_at !== turn?.expiresAt) {
      turn = pass && { expiresAt: pass.expires_at, endsAt: Date.parse(pass.expires_at) + aheadMs };
      onTurn(turn);
    }
    if (pass) scheduleHeartbeat();
  }

  function scheduleHeartbeat(): void {
    clearTimeout(timer);
    if (!isLeft) timer = setTimeout(() => void heartbeat(), HEARTBEAT_EVERY_MS);
  }

  async function heartbeat(): Promise<void> {
    await api('/api/waiting-room/stay', { method: 'POST' }).then(({ pass }) => follow(pass), scheduleHeartbeat);
  }

  async function begin(): Promise<void> {
    const { state, as_of: asOf } = await api('/api/waiting-room');
    if (state === 'off') return;
    isNeeded = true;
    aheadMs = Date.now() - Date.parse(asOf);
    follow((await api('/api/waiting-room/enter', { method: 'POST' })).pass);
  }

  void begin().catch(() => undefined);
  return {
    askAgain: () => {
      if (isNeeded) void heartbeat();
    },
    end: () => {
      isLeft = true;
      clearTimeout(timer);
    },
  };
}

/** The buyer's turn for as long as the checkout is open; null while nobody waits, and once an order has used it. */
export function useTurn(): { turn: Turn | null; askAgain: () => void } {
  const [turn, setTurn] = useState<Turn | null>(null);
  const kept = useRef<KeptTurn | null>(null);
  useEffect(() => {
    const mine = keepTurn(setTurn);
    kept.current = mine;
    return mine.end;
  }, []);
  return { turn, askAgain: () => kept.current?.askAgain() };
}
