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
    const look = () => monitor.send({ type: document.visibilityState === 'hidden' ? 'page_hidden' : 'page_seen' });
    if (document.visibilityState === 'hidden') look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    window.addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
      window.removeEventListener('online', look);
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
