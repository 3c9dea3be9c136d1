import { useEffect, useState, useSyncExternalStore } from 'react';
import { isWatching, type PendingState } from './pending-machine';
import { createPendingMonitor, type PendingMonitor } from './pending-monitor';
import { createPendingPorts } from './pending-ports';
import { useTexts } from '../../../lib/language';
import { PAYMENT_TEXTS } from '../payment.texts';

/**
 * Watches an order's payment for as long as the page shows it: timers, a check when the page is seen again, and the
 * browser's warning on leaving while the payment is open. `initial` and `goToSuccess` are read at the first call only.
 */
export function usePending(
  initial: PendingState,
  firstCheckMs: number,
  goToSuccess: () => void,
): [PendingState, PendingMonitor] {
  const [monitor] = useState(() => createPendingMonitor(initial, firstCheckMs, createPendingPorts(goToSuccess)));
  const state = useSyncExternalStore(monitor.subscribe, monitor.getState);

  useEffect(() => monitor.start(), [monitor]);
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState !== 'hidden') monitor.send({ type: 'page_seen' });
    };
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('focus', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('focus', seen);
    };
  }, [monitor]);

  const { leaveWarning } = useTexts(PAYMENT_TEXTS);
  const active = isWatching(state);
  useEffect(() => (active ? warnOnLeaving(leaveWarning) : undefined), [active, leaveWarning]);
  return [state, monitor];
}

function warnOnLeaving(warning: string): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    event.returnValue = warning;
  };
  window.addEventListener('beforeunload', warn);
  return () => window.removeEventListener('beforeunload', warn);
}
