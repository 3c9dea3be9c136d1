import { useTakenOver } from './taken-over';

/** True on the server and while its HTML hydrates; false for components that mount in the browser. */
export const useIsServed = (): boolean =>
  useTakenOver(
    () => false,
    () => true,
  );
