import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  INITIAL_STATE,
  reduceScanner,
  type AnyVerdict,
  type ScannerEvent,
  type ScannerState,
  type Work,
} from './scanMachine';

/** A check that takes longer is shown, milliseconds: to render it would only delay the verdict of a quicker one. */
const SHOW_CHECK_AFTER_MS = 200;

/** The scanner's state outside React: a check begins in the moment of reading, and the page is rendered for its verdict. */
export class ScanStore<V extends AnyVerdict> {
  private current: ScannerState<V> = INITIAL_STATE;
  private readonly listeners = new Set<() => void>();

  readonly state = (): ScannerState<V> => this.current;

  readonly send = (event: ScannerEvent<V>): void => {
    const before = this.current;
    this.current = reduceScanner(before, event);
    if (this.current === before) return;
    for (const listener of this.listeners) listener();
  };

  /** Returns the way to unsubscribe. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Calls the listener for each new step of the work, once. Returns the way to unsubscribe. */
  onWork(listener: (work: Work<V>) => void): () => void {
    let last = this.current.work;
    return this.subscribe(() => {
      const { work } = this.current;
      if (work === last) return;
      last = work;
      listener(work);
    });
  }
}

/** A part of the state; `select` makes no new objects. */
export function useScan<V extends AnyVerdict, T>(store: ScanStore<V>, select: (state: ScannerState<V>) => T): T {
  const current = () => select(store.state());
  return useSyncExternalStore(store.subscribe, current);
}

/** The code of a check that takes its time; null: there is none. */
export function useLongCheck<V extends AnyVerdict>(store: ScanStore<V>): string | null {
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = store.onWork((work) => {
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
