const { join } = require('node:path');
const { fileURLToPath } = require('node:url');
const threads = require('worker_threads');

const START = join(__dirname, 'jest-thread-start.cjs');

/** Stands for node:worker_threads in tests: Node can't load our TypeScript into a thread, so the thread begins with SWC. */
module.exports = {
  ...threads,
  Worker: class extends threads.Worker {
    constructor(file, options) {
      super(START, { ...options, workerData: fileURLToPath(String(file)).replace(/\.js$/, '.ts') });
    }
  },
};
