import { useEffect, useState } from 'react';
import { countVerdict, loadCount, saveCount, type EveningCount } from './checkInCount';
import type { Judged } from './scanMachine';
import type { ScanStore } from './scanStore';

/** A verdict that may be one of this evening's. */
export interface Countable extends Judged {
  isCounted: boolean;
}

/** This device's count of the evening, with the verdicts that are shown. */
export function useEveningCount<V extends Countable>(store: ScanStore<V>): EveningCount {
  const [count, setCount] = useState(() => loadCount(Date.now()));
  useEffect(
    () =>
      store.subscribe(({ work }, before) => {
        if (work === before.work || work.step !== 'showing' || !work.verdict.isCounted) return;
        // Read again: two tabs of one device share the count.
        const counted = countVerdict(loadCount(work.since), work.verdict.kind, work.since);
        saveCount(counted);
        setCount(counted);
      }),
    [store],
  );
  return count;
}
