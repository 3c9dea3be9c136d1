const actions: Array<() => void> = [];

/** Does `action` when this process ends, however it does (save by SIGKILL); what was added last comes first. */
export function atExit(action: () => void): void {
  actions.unshift(action);
}

/** A process that is told to stop runs what `atExit` was given, and so leaves no child and no folder behind. */
export function cleanUpWhenStopped(): void {
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  process.once('exit', () => {
    for (const action of actions) action();
  });
}
