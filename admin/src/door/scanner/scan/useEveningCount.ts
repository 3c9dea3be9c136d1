import { useEffect, useState } from 'react';
import { loadCount, type EveningCount } from './checkInCount';
import type { AnyVerdict } from './scanMachine';
import type { ScanStore } from './scanStore';

/** This device's count of the evening, as it is after each verdict. */
export function useEveningCount<V extends AnyVerdict>(store: ScanStore<V>): EveningCount {
  const [count, setCount] = useState(() => loadCount(Date.now()));
  useEffect(() => store.onWork(({ step }) => step === 'showing' && setCount(loadCount(Date.now()))), [store]);
  return count;
}
