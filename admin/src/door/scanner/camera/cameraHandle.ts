export interface CameraHandlers {
  /** The first frame went through the reader. */
  onReady: (features: { torch: boolean }) => void;
  onRead: (text: string) => void;
  onFailed: (reason: string) => void;
  /** What is read no longer fits what is seen: the phone was turned, and the reader must be opened again. */
  onResized: () => void;
}

export interface CameraHandle {
  setReading: (reading: boolean) => void;
  /** Resolves to whether the torch is now as asked. */
  setTorch: (on: boolean) => Promise<boolean>;
  close: () => void;
}

export type OpenCamera = (box: HTMLElement, handlers: CameraHandlers) => CameraHandle;
