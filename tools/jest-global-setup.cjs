const { mkdtempSync } = require('node:fs');
const { basename, join } = require('node:path');
const { memoryFolder } = require('./lib/memory-folder.cjs');

/** Before the run: a folder for its databases, and the beginning of their names on a server. */
module.exports = async () => {
  const folder = mkdtempSync(join(memoryFolder(), 'festival_test_'));
  process.env.TEST_RUN_FOLDER = folder;
  process.env.TEST_RUN_NAME = basename(folder).toLowerCase();
};
