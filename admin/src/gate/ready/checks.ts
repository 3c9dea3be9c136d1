import { GATE_CHECKS, LOW_BATTERY, type GateCheck } from '@festival/contracts';
import { readStored, writeStored } from '../../door/scanner/scan/deviceStore';
import { eveningOf } from '../../door/scanner/scan/checkInCount';
import type { ScannerState } from '../../door/scanner/sync/scannerState';

/** `open`: it wasn't tried yet; `absent`: this phone hasn't got it, and scanning goes on without. */
export type CheckState = 'good' | 'open' | 'bad' | 'absent';

/** What a person did on this phone this evening: the browser can't tell whether a sound was heard. */
export interface DoneByHand {
  evening: string;
  camera: boolean;
  sound: boolean;
  vibration: boolean;
  test_scan: boolean;
}

/** What the browser tells of the phone. */
export interface PhoneFacts {
  canVibrate: boolean;
  canStayAwake: boolean;
  /** Whether the scanner's own files are on the phone. */
  opensOffline: boolean;
  /** Whole percent; null: it doesn't tell. */
  battery: number | null;
}

const KEY = 'festival.gate.ready';
/** An older copy is brought up to date first, milliseconds. */
const FRESH_COPY_MS = 15 * 60_000;
/** Scans are corrected anyway; a person should know, milliseconds. */
const WRONG_CLOCK_MS = 5 * 60_000;

export function loadDone(at: number): DoneByHand {
  const evening = eveningOf(at);
  const none = { evening, camera: false, sound: false, vibration: false, test_scan: false };
  try {
    const stored = JSON.parse(readStored(KEY) ?? 'null') as Partial<DoneByHand> | null;
    return stored?.evening === evening ? { ...none, ...stored } : none;
  } catch {
    return none;
  }
}

export function saveDone(done: DoneByHand): void {
  writeStored(KEY, JSON.stringify(done));
}

export type CheckName = GateCheck | 'network' | 'battery';

/** Every check of the screen, in the order in which they are done. `now` is the phone's clock, milliseconds. */
export function checkAll(
  state: ScannerState,
  done: DoneByHand,
  facts: PhoneFacts,
  now: number,
): Array<{ name: CheckName; state: CheckState }> {
  const { copy, connection, storage, storageKept, clockOffsetMs } = state;
  const offset = clockOffsetMs ?? 0;
  const age = copy?.syncedAt ? now + offset - copy.syncedAt : Infinity;
  const byHand = (name: 'camera' | 'sound' | 'test_scan'): CheckState => (done[name] ? 'good' : 'open');
  return [
    { name: 'copy', state: age < FRESH_COPY_MS ? 'good' : 'bad' },
    { name: 'network', state: connection === 'online' ? 'good' : 'bad' },
    { name: 'app', state: facts.opensOffline ? 'good' : 'bad' },
    { name: 'storage', state: storage ? 'bad' : storageKept ? 'good' : 'open' },
    { name: 'camera', state: byHand('camera') },
    { name: 'test_scan', state: byHand('test_scan') },
    { name: 'sound', state: byHand('sound') },
    { name: 'vibration', state: !facts.canVibrate ? 'absent' : done.vibration ? 'good' : 'open' },
    { name: 'awake', state: facts.canStayAwake ? 'good' : 'absent' },
    { name: 'battery', state: facts.battery === null ? 'absent' : facts.battery >= LOW_BATTERY ? 'good' : 'bad' },
    { name: 'clock', state: Math.abs(offset) < WRONG_CLOCK_MS ? 'good' : 'absent' },
  ];
}

/** The checks that the lead's list names. */
export function notReady(checks: ReturnType<typeof checkAll>): GateCheck[] {
  const left = checks.filter(({ state }) => state === 'open' || state === 'bad');
  return left.map(({ name }) => name).filter((name): name is GateCheck => GATE_CHECKS.some((check) => check === name));
}
