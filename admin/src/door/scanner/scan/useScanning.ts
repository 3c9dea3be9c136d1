import { useReducer, useRef, useState, type Dispatch, type RefObject } from 'react';
import type { OpenCamera } from '../camera/cameraHandle';
import { useCamera, type Camera } from '../camera/useCamera';
import { useWakeLock } from '../camera/useWakeLock';
import { createFeedback, type Feedback } from './feedback';
import {
  INITIAL_STATE,
  isCameraWanted,
  judgeRead,
  reduceScanner,
  type ReadRefusal,
  type ScannerEvent,
  type ScannerState,
} from './scanMachine';

export interface Scanning {
  state: ScannerState;
  send: Dispatch<ScannerEvent>;
  feedback: Feedback;
  /** The element that shows the camera's picture. */
  box: RefObject<HTMLDivElement | null>;
  camera: Camera;
  isRunning: boolean;
  start: () => void;
  stop: () => void;
  /** Takes a code that a person gave, also in the place of a verdict that is shown; null when it was taken, else why not. */
  submit: (text: string) => ReadRefusal | null;
}

/** Reading tickets with camera and by hand, up to the ticket that is to be checked. `isCovered`: a sheet is open. */
export function useScanning(openCamera: OpenCamera, isCovered: boolean): Scanning {
  const [state, send] = useReducer(reduceScanner, INITIAL_STATE);
  const [feedback] = useState(createFeedback);
  const box = useRef<HTMLDivElement>(null);
  const isIdle = state.work.step === 'idle' && !isCovered;
  const camera = useCamera(state, send, box, openCamera, isIdle);
  const isRunning = isCameraWanted(state);
  useWakeLock(isRunning);
  return {
    state,
    send,
    feedback,
    box,
    camera,
    isRunning,
    start: () => {
      feedback.unlock();
      send({ type: 'start' });
    },
    stop: () => send({ type: 'stop' }),
    submit: (text) => {
      feedback.unlock();
      const at = Date.now();
      const dismissal = { type: 'dismiss', at, isForNext: true } as const;
      const judgement = judgeRead(reduceScanner(state, dismissal), text, at);
      if (!judgement.accepted) return judgement.because;
      send(dismissal);
      send({ type: 'read', text, at });
      return null;
    },
  };
}
