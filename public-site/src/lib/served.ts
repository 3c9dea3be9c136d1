import { useTakenOver } from './hydrated';

/** True on the server and while its HTML hydrates; false for components that mount in the browser. */
export const useIsServed = (): boolean =>
  useTakenOver(
    () => false,
    () => true,
  );
