import { MIN_SCANNED_LENGTH, parseScannedText, type ScannedTicket } from '@festival/contracts';
import type { Verdict } from './verdict.js';

/** Limits of the gate scanner (back-office specification, section 9); times in milliseconds. */
export const MAX_SCANS_PER_SECOND = 5;
export const STARTUP_DELAY_MS = 100;
export const DECODE_TIMEOUT_MS = 10_000;
export const DUPLICATE_LOCK_MS = 3_000;
export const RESULT_DISPLAY_MS = 5_000;

export type CameraState =
  { phase: 'off' } | { phase: 'starting' } | { phase: 'on' } | { phase: 'failed'; reason: string };

export type Work =
  { step: 'idle' } | { step: 'checking'; ticket: ScannedTicket } | { step: 'showing'; verdict: Verdict; since: number };

export interface ScannerState {
  camera: CameraState;
  /** Grows with every start, so that a restart is a new run of the camera. */
  cameraRun: number;
  work: Work;
  /** The code that is locked against repeats, and since when. */
  lastRead: { code: string; at: number } | null;
}

export type ScannerEvent =
  | { type: 'start' }
  | { type: 'restart' }
  | { type: 'stop' }
  | { type: 'camera-ready' }
  | { type: 'camera-failed'; reason: string }
  | { type: 'read'; text: string; at: number }
  | { type: 'answered'; verdict: Verdict; at: number }
  | { type: 'dismiss'; at: number };

export const INITIAL_STATE: ScannerState = {
  camera: { phase: 'off' },
  cameraRun: 0,
  work: { step: 'idle' },
  lastRead: null,
};

export type ReadRefusal = 'busy' | 'too-short' | 'repeat';
export type ReadJudgement = { accepted: true; ticket: ScannedTicket } | { accepted: false; because: ReadRefusal };

/**
 * Whether a text that was read or typed is to be checked. Refused: while another ticket is being checked or its result
 * is shown, under three characters, and the same code within three seconds (specification, section 5).
 */
export function judgeRead(state: ScannerState, text: string, at: number): ReadJudgement {
  if (state.work.step !== 'idle') return { accepted: false, because: 'busy' };
  const ticket = parseScannedText(text);
  if (!ticket || ticket.code.length < MIN_SCANNED_LENGTH) return { accepted: false, because: 'too-short' };
  const last = state.lastRead;
  if (last && last.code === ticket.code && at - last.at < DUPLICATE_LOCK_MS)
    return { accepted: false, because: 'repeat' };
  return { accepted: true, ticket };
}

/** Decides the scanner's next state; changes nothing when the event doesn't fit the present one. */
export function reduceScanner(state: ScannerState, event: ScannerEvent): ScannerState {
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
      if (!judgement.accepted) return state;
      const { ticket } = judgement;
      return { ...state, work: { step: 'checking', ticket }, lastRead: { code: ticket.code, at: event.at } };
    }
    case 'answered':
      if (state.work.step !== 'checking') return state;
      return { ...state, work: { step: 'showing', verdict: event.verdict, since: event.at } };
    case 'dismiss':
      return state.work.step === 'showing' ? dismiss(state, state.work.verdict, event.at) : state;
  }
}

/** Whether the camera runs or is about to. */
export function isCameraWanted(state: ScannerState): boolean {
  return state.camera.phase === 'starting' || state.camera.phase === 'on';
}

function startCamera(state: ScannerState): ScannerState {
  return { ...state, camera: { phase: 'starting' }, cameraRun: state.cameraRun + 1 };
}

function dismiss(state: ScannerState, verdict: Verdict, at: number): ScannerState {
  // A settled ticket is often still held up when its result goes: without a fresh lock an admitted visitor would turn
  // amber. One that ended in an error may be tried again at once.
  const lastRead = state.lastRead && verdict.kind !== 'error' ? { ...state.lastRead, at } : state.lastRead;
  return { ...state, work: { step: 'idle' }, lastRead };
}
