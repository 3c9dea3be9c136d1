const actions: Array<() => void> = [];

/** Runs `action` when this process ends, except by SIGKILL; the last added action runs first. */
export function atExit(action: () => void): void {
  actions.unshift(action);
}

/** On SIGINT and SIGTERM the `atExit` actions run, so that no child process and no folder is left behind. */
export function cleanUpWhenStopped(): void {
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  process.once('exit', () => {
    for (const action of actions) action();
  });
}
