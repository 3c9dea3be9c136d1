import { useRef, useState, type RefObject } from 'react';
import type { OpenCamera } from '../camera/cameraHandle';
import { useCamera, type Camera } from '../camera/useCamera';
import { createFeedback, type Feedback } from './feedback';
import { isCameraWanted, judgeRead, reduceScanner, type AnyVerdict, type ReadRefusal } from './scanMachine';
import { ScanStore, useScan } from './scanStore';

export interface Scanning<V extends AnyVerdict> {
  store: ScanStore<V>;
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
export function useScanning<V extends AnyVerdict>(openCamera: OpenCamera, isCovered: boolean): Scanning<V> {
  const [store] = useState(() => new ScanStore<V>());
  const [feedback] = useState(createFeedback);
  const box = useRef<HTMLDivElement>(null);
  const { state, send } = store;
  const take = (text: string) => send({ type: 'read', text, at: Date.now() });
  const camera = useCamera(store, take, box, openCamera, isCovered);
  const isRunning = useScan(store, isCameraWanted);
  return {
    store,
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
      const judgement = judgeRead(reduceScanner(state(), dismissal), text, at);
      if (!judgement.accepted) return judgement.because;
      send(dismissal);
      send({ type: 'read', text, at });
      return null;
    },
  };
}
