const { default: Runtime } = require('jest-runtime');

/** The place of the spec file's path among the constructor's arguments. */
const SPEC_FILE = 6;

const modules = new Map();
const sourceMaps = new Map();

/**
 * Loads the product and its libraries once in a worker instead of once for each spec file: they are some 3,000 modules,
 * two seconds of processor. It is sound because no module of the product holds state: all of it is in the application that
 * a test opens. Goes with jest-shared-environment.cjs.
 */
module.exports = class SharedRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    if (!(this.registries?.moduleRegistry instanceof Map)) throw new Error('This Jest keeps its modules elsewhere');
    this.registries.moduleRegistry = modules;
    this.transformCache.sourceMaps = sourceMaps;
    this.specFile = args[SPEC_FILE];
  }

  /** A module that requires another one late does it through the runtime of the file that loaded it. */
  leaveTestCode() {}

  /** Leaves the modules as they are, without the spec file itself. */
  teardown() {
    this.restoreAllMocks();
    modules.delete(this.specFile);
  }
};
