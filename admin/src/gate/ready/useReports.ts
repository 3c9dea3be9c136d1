import { useEffect, useEffectEvent } from 'react';
import { useGate, useScannerState } from '../GateContext';
import { checkAll, loadDone, notReady } from './checks';
import { usePhoneFacts } from './usePhoneFacts';

const EVERY_MS = 30_000;

/** Tells the lead's list of this phone's condition, every 30 s while it is paired. A lost report is made up for by the next. */
export function useReports(): void {
  const { scanner } = useGate();
  const state = useScannerState();
  const facts = usePhoneFacts();
  const isPaired = state.phone !== null && state.ended === null;
  const report = useEffectEvent(() => {
    const now = Date.now();
    void scanner.report(facts.battery, notReady(checkAll(state, loadDone(now), facts, now)));
  });
  useEffect(() => {
    if (!isPaired) return undefined;
    report();
    const timer = setInterval(() => report(), EVERY_MS);
    return () => clearInterval(timer);
  }, [isPaired]);
}
