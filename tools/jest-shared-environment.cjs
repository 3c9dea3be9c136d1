const { TestEnvironment } = require('jest-environment-node');

/** Jest leaves these on the global object for the file that runs; the next file starts without them. */
const OF_ONE_FILE = ['EVENT_HANDLERS', 'TEST_TIMEOUT_SYMBOL', 'RETRY_TIMES', 'LOG_ERRORS_BEFORE_RETRY'].map(Symbol.for);

class OneEnvironment extends TestEnvironment {
  async teardown() {
    this.fakeTimers.useRealTimers();
    this.fakeTimersModern.useRealTimers();
  }
}

let shared;

/** One global object for every spec file of a worker, so that the modules that it holds may be shared as well. */
module.exports = function SharedEnvironment(...args) {
  shared ??= new OneEnvironment(...args);
  for (const key of OF_ONE_FILE) delete shared.global[key];
  return shared;
};
