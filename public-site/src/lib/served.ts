import { useTakenOver } from './taken-over';

/** True while the browser takes over what the server drew, and on the server; false for what the browser makes itself. */
export const useIsServed = (): boolean =>
  useTakenOver(
    () => false,
    () => true,
  );
