const actions: Array<() => void> = [];

/** Runs `action` when this process ends, except by SIGKILL; the last added action runs first. */
export function atExit(action: () => void): void {
  actions.unshift(action);
}

/** The `atExit` actions run, so that no child process and no folder is left behind. */
export function cleanUpWhenExited(): void {
  process.once('exit', () => {
    for (const action of actions) action();
  });
}

/** The same on SIGINT and SIGTERM, which end the process at once. */
export function cleanUpWhenStopped(): void {
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  cleanUpWhenExited();
}
