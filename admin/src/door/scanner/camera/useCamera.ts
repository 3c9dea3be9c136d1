import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { CameraHandle, OpenCamera } from './cameraHandle';
import { onTouchOrKey, watchIdle, type IdleWatch } from './idleWatch';
import { isCameraWanted, STARTUP_DELAY_MS, type AnyVerdict } from '../scan/scanMachine';
import { useScan, type ScanStore } from '../scan/scanStore';

export interface Torch {
  supported: boolean;
  lit: boolean;
  toggle: () => void;
}

export interface Camera {
  torch: Torch;
  /** Off to save the battery, until a touch, a key or `wake`. */
  asleep: boolean;
  wake: () => void;
}

const NO_TORCH = { supported: false, lit: false };

/**
 * Runs the camera as the state says. While a ticket is checked, its verdict is shown or a sheet covers the picture, nothing
 * is read. A run that saw no code for 60 s falls asleep; waking is a new run.
 */
export function useCamera<V extends AnyVerdict>(
  store: ScanStore<V>,
  onRead: (text: string) => void,
  box: RefObject<HTMLElement | null>,
  openCamera: OpenCamera,
  isCovered: boolean,
): Camera {
  const { send } = store;
  const handle = useRef<CameraHandle | null>(null);
  const idle = useRef<IdleWatch | null>(null);
  const [torch, setTorch] = useState(NO_TORCH);
  const [sleepingRun, setSleepingRun] = useState<number | null>(null);
  const wantedRun = useScan(store, (state) => (isCameraWanted(state) ? state.cameraRun : null));
  const asleep = wantedRun !== null && sleepingRun === wantedRun;
  const run = asleep ? null : wantedRun;

  const read = useEffectEvent(onRead);
  const open = useEffectEvent(() => {
    if (!box.current) return;
    handle.current = openCamera(box.current, {
      onReady: (features) => {
        setTorch({ supported: features.torch, lit: false });
        idle.current = watchIdle(() => setSleepingRun(run));
        send({ type: 'camera-ready' });
      },
      onRead: (text) => {
        idle.current?.sawCode();
        read(text);
      },
      onFailed: (reason) => send({ type: 'camera-failed', reason }),
      onResized: () => send({ type: 'restart' }),
    });
    handle.current.setReading(mayRead(store, isCovered));
  });

  useEffect(() => {
    if (run === null) return undefined;
    const timer = setTimeout(open, STARTUP_DELAY_MS);
    return () => {
      clearTimeout(timer);
      idle.current?.stop();
      idle.current = null;
      handle.current?.close();
      handle.current = null;
      setTorch(NO_TORCH);
    };
  }, [run]);

  useEffect(() => {
    const update = () => handle.current?.setReading(mayRead(store, isCovered));
    update();
    return store.onWork(update);
  }, [store, isCovered]);

  const wake = () => send({ type: 'restart' });
  const onWake = useEffectEvent(wake);
  useEffect(() => (asleep ? onTouchOrKey(() => onWake()) : undefined), [asleep]);

  const toggle = async () => {
    const lit = !torch.lit;
    if (await handle.current?.setTorch(lit)) setTorch({ supported: true, lit });
  };
  return { torch: { ...torch, toggle: () => void toggle() }, asleep, wake };
}

function mayRead<V extends AnyVerdict>(store: ScanStore<V>, isCovered: boolean): boolean {
  return !isCovered && store.state().work.step === 'idle';
}
