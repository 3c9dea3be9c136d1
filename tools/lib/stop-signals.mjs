const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** npm hands a signal to its shell, which may end without passing it on: being given a new parent shows that. */
function watchParent(stop) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  return setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 500).unref();
}

/** Calls `stop`, perhaps more than once, when this process is told to end. Returns the call that takes it back. */
export function onStop(stop) {
  for (const signal of signals) process.on(signal, stop);
  const parentWatch = watchParent(stop);
  return () => {
    clearInterval(parentWatch);
    for (const signal of signals) process.off(signal, stop);
  };
}
