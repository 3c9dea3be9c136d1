import { useEffect, useState, useSyncExternalStore } from 'react';
import { INITIAL_STATE, reduceScanner, type Judged, type ScannerEvent, type ScannerState } from './scanMachine';

/** A check that takes longer is shown, milliseconds: to render it would only delay the verdict of a quicker one. */
const SHOW_CHECK_AFTER_MS = 200;

type Listener<V extends Judged> = (now: ScannerState<V>, before: ScannerState<V>) => void;

/** The scanner's state outside React: a check begins in the moment of reading, and the page is rendered for its verdict. */
export class ScanStore<V extends Judged> {
  private current: ScannerState<V> = INITIAL_STATE;
  private readonly listeners = new Set<Listener<V>>();

  readonly state = (): ScannerState<V> => this.current;

  readonly send = (event: ScannerEvent<V>): void => {
    const before = this.current;
    this.current = reduceScanner(before, event);
    if (this.current === before) return;
    for (const listener of this.listeners) listener(this.current, before);
  };

  /** Returns the way to unsubscribe. */
  readonly subscribe = (listener: Listener<V>): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

/** A part of the state; `select` makes no new objects. */
export function useScan<V extends Judged, T>(store: ScanStore<V>, select: (state: ScannerState<V>) => T): T {
  const current = () => select(store.state());
  return useSyncExternalStore(store.subscribe, current);
}

/** The code of a check that takes its time; null: there is none. */
export function useLongCheck<V extends Judged>(store: ScanStore<V>): string | null {
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = store.subscribe(({ work }, before) => {
      if (work === before.work) return;
      clearTimeout(timer);
      setCode(null);
      if (work.step === 'checking') timer = setTimeout(() => setCode(work.ticket.code), SHOW_CHECK_AFTER_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store]);
  return code;
}
