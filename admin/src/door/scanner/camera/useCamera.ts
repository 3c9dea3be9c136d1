import { useEffect, useEffectEvent, useRef, useState, type Dispatch, type RefObject } from 'react';
import type { CameraHandle, OpenCamera } from './camera';
import { isCameraWanted, STARTUP_DELAY_MS, type ScannerEvent, type ScannerState } from '../scan/scanMachine';

export interface Torch {
  supported: boolean;
  lit: boolean;
  toggle: () => void;
}

const NO_TORCH = { supported: false, lit: false };

/** Runs the camera as the state says and sends what it sees. `mayRead` false pauses the decoding, not the picture. */
export function useCamera(
  state: ScannerState,
  send: Dispatch<ScannerEvent>,
  box: RefObject<HTMLElement | null>,
  openCamera: OpenCamera,
  mayRead: boolean,
): Torch {
  const handle = useRef<CameraHandle | null>(null);
  const [torch, setTorch] = useState(NO_TORCH);
  const run = isCameraWanted(state) ? state.cameraRun : null;

  const open = useEffectEvent(() => {
    if (!box.current) return;
    handle.current = openCamera(box.current, {
      onReady: (features) => {
        setTorch({ supported: features.torch, lit: false });
        send({ type: 'camera-ready' });
      },
      onRead: (text) => send({ type: 'read', text, at: Date.now() }),
      onFailed: (reason) => send({ type: 'camera-failed', reason }),
      onResized: () => send({ type: 'restart' }),
    });
    handle.current.setReading(mayRead);
  });

  useEffect(() => {
    if (run === null) return undefined;
    const timer = setTimeout(open, STARTUP_DELAY_MS);
    return () => {
      clearTimeout(timer);
      handle.current?.close();
      handle.current = null;
      setTorch(NO_TORCH);
    };
  }, [run]);

  useEffect(() => {
    handle.current?.setReading(mayRead);
  }, [mayRead]);

  const toggle = async () => {
    const lit = !torch.lit;
    if (await handle.current?.setTorch(lit)) setTorch({ supported: true, lit });
  };
  return { ...torch, toggle: () => void toggle() };
}
