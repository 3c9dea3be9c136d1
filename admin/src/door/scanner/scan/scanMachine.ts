import { MIN_SCANNED_LENGTH, parseScannedText, type ScannedTicket, type ScanResult } from '@festival/contracts';
import { t } from '../../../lib/i18n/t';

/** Why a code that a person gave isn't checked, in words. */
export const REFUSAL_WORDS: Readonly<Record<ReadRefusal, string>> = {
  'too-short': t('Enter at least 3 characters'),
  repeat: t('This code was just checked. Try again in 3 seconds.'),
  busy: t('Another ticket is being checked'),
};

/** Limits of the gate scanner; times in milliseconds. */
export const MAX_SCANS_PER_SECOND = 5;
export const STARTUP_DELAY_MS = 100;
export const DECODE_TIMEOUT_MS = 10_000;
export const DUPLICATE_LOCK_MS = 3_000;
export const RESULT_DISPLAY_MS = 5_000;

export type CameraState =
  { phase: 'off' } | { phase: 'starting' } | { phase: 'on' } | { phase: 'failed'; reason: string };

/** What the machine knows of a verdict. */
export interface AnyVerdict {
  kind: ScanResult;
}

export type Work<V extends AnyVerdict = AnyVerdict> =
  { step: 'idle' } | { step: 'checking'; ticket: ScannedTicket } | { step: 'showing'; verdict: V; since: number };

export interface ScannerState<V extends AnyVerdict = AnyVerdict> {
  camera: CameraState;
  /** Grows with every start, so that a restart is a new run of the camera. */
  cameraRun: number;
  work: Work<V>;
  /** The codes that are locked against repeats, the latest one last. */
  recent: readonly SeenCode[];
}

/** A code that was checked, and when it was last in sight; `settled`: its check didn't end in an error. */
interface SeenCode {
  code: string;
  at: number;
  settled: boolean;
}

export type ScannerEvent<V extends AnyVerdict = AnyVerdict> =
  | { type: 'start' }
  | { type: 'restart' }
  | { type: 'stop' }
  | { type: 'camera-ready' }
  | { type: 'camera-failed'; reason: string }
  | { type: 'read'; text: string; at: number }
  | { type: 'answered'; verdict: V; at: number }
  | Dismissal;

interface Dismissal {
  type: 'dismiss';
  at: number;
  /** The next ticket was read or typed while the verdict showed. */
  isForNext?: boolean;
}

export const INITIAL_STATE: ScannerState<never> = {
  camera: { phase: 'off' },
  cameraRun: 0,
  work: { step: 'idle' },
  recent: [],
};

export type ReadRefusal = 'busy' | 'too-short' | 'repeat';
export type ReadJudgement = { accepted: true; ticket: ScannedTicket } | { accepted: false; because: ReadRefusal };

/**
 * Whether a text that was read or typed is to be checked. Refused: while another ticket is being checked or its result
 * is shown, under three characters, and a code that was checked and was in sight within three seconds.
 */
export function judgeRead(state: ScannerState, text: string, at: number): ReadJudgement {
  if (state.work.step !== 'idle') return { accepted: false, because: 'busy' };
  const ticket = parseScannedText(text);
  if (!ticket || ticket.code.length < MIN_SCANNED_LENGTH) return { accepted: false, because: 'too-short' };
  if (state.recent.some((seen) => seen.code === ticket.code && isLocked(seen, at)))
    return { accepted: false, because: 'repeat' };
  return { accepted: true, ticket };
}

/** Decides the scanner's next state; changes nothing when the event doesn't fit the present one. */
export function reduceScanner<V extends AnyVerdict>(state: ScannerState<V>, event: ScannerEvent<V>): ScannerState<V> {
  switch (event.type) {
    case 'start':
      return isCameraWanted(state) ? state : startCamera(state);
    case 'restart':
      return isCameraWanted(state) ? startCamera(state) : state;
    case 'stop':
      return { ...state, camera: { phase: 'off' } };
    case 'camera-ready':
      return state.camera.phase === 'starting' ? { ...state, camera: { phase: 'on' } } : state;
    case 'camera-failed':
      return isCameraWanted(state) ? { ...state, camera: { phase: 'failed', reason: event.reason } } : state;
    case 'read': {
      const judgement = judgeRead(state, event.text, event.at);
      if (!judgement.accepted) return judgement.because === 'repeat' ? seeAgain(state, event.text, event.at) : state;
      const { ticket } = judgement;
      const others = state.recent.filter((seen) => seen.code !== ticket.code && isLocked(seen, event.at));
      const recent = [...others, { code: ticket.code, at: event.at, settled: false }];
      return { ...state, work: { step: 'checking', ticket }, recent };
    }
    case 'answered':
      if (state.work.step !== 'checking') return state;
      return { ...state, work: { step: 'showing', verdict: event.verdict, since: event.at } };
    case 'dismiss':
      return state.work.step === 'showing' ? dismiss(state, state.work.verdict, event) : state;
  }
}

/** Whether the camera runs or is about to. */
export function isCameraWanted(state: ScannerState): boolean {
  return state.camera.phase === 'starting' || state.camera.phase === 'on';
}

function startCamera<V extends AnyVerdict>(state: ScannerState<V>): ScannerState<V> {
  return { ...state, camera: { phase: 'starting' }, cameraRun: state.cameraRun + 1 };
}

function isLocked(seen: SeenCode, at: number): boolean {
  return at - seen.at < DUPLICATE_LOCK_MS;
}

/** A settled ticket stays locked for as long as it is held up; one that ended in an error gets its next try. */
function seeAgain<V extends AnyVerdict>(state: ScannerState<V>, text: string, at: number): ScannerState<V> {
  const code = parseScannedText(text)?.code;
  const recent = state.recent.map((seen) => (seen.code === code && seen.settled ? { ...seen, at } : seen));
  return { ...state, recent };
}

/**
 * The camera reads nothing while a ticket is checked and its result shows, so that time doesn't count for any lock. When
 * the next ticket was read or typed meanwhile, it does.
 */
function dismiss<V extends AnyVerdict>(
  state: ScannerState<V>,
  { kind }: V,
  { at, isForNext = false }: Dismissal,
): ScannerState<V> {
  const checked = state.recent.at(-1);
  if (!checked) return { ...state, work: { step: 'idle' } };
  const blind = isForNext ? 0 : at - checked.at;
  const others = state.recent.slice(0, -1).map((seen) => ({ ...seen, at: seen.at + blind }));
  const own = kind === 'error' ? checked : { ...checked, at, settled: true };
  return { ...state, work: { step: 'idle' }, recent: [...others, own] };
}
