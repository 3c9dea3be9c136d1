import { useEffect, useEffectEvent } from 'react';
import type { ScannedTicket } from '@festival/contracts';
import { countVerdict, loadCount, saveCount } from './checkInCount';
import type { Feedback } from './feedback';
import type { AnyVerdict } from './scanMachine';
import type { ScanStore } from './scanStore';

/** A verdict that may be one of this evening's. */
export interface Countable extends AnyVerdict {
  isCounted: boolean;
}

/**
 * Calls `check` in the moment in which a ticket was read, tells its verdict to ear and hand, counts it, and takes it off the
 * screen after `displayMs`, milliseconds.
 */
export function useChecks<V extends Countable>(
  store: ScanStore<V>,
  check: (ticket: ScannedTicket) => Promise<V>,
  displayMs: (verdict: V) => number,
  feedback: Feedback,
): void {
  const begin = useEffectEvent((ticket: ScannedTicket) => check(ticket));
  const timeOf = useEffectEvent((verdict: V) => displayMs(verdict));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const answer = (verdict: V) => {
      const at = Date.now();
      // Read again: two tabs of one device share the count.
      if (verdict.isCounted) saveCount(countVerdict(loadCount(at), verdict.kind, at));
      feedback.give(verdict.kind);
      store.send({ type: 'answered', verdict, at });
    };
    const unsubscribe = store.onWork((work) => {
      clearTimeout(timer);
      if (work.step === 'checking') void begin(work.ticket).then(answer);
      if (work.step !== 'showing') return;
      timer = setTimeout(() => store.send({ type: 'dismiss', at: Date.now() }), timeOf(work.verdict));
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store, feedback]);
}
