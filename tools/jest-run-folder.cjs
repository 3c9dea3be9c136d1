const { existsSync, mkdtempSync, statfsSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { basename, join } = require('node:path');

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 1_000_000_000;

/** In memory where there is room: the databases of tests needn't survive a power cut. */
function base() {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ENOUGH_BYTES ? MEMORY : tmpdir();
}

/** Before the run: a folder for its databases, and the beginning of their names on a server. */
module.exports = async () => {
  const folder = mkdtempSync(join(base(), 'festival_test_'));
  process.env.TEST_RUN_FOLDER = folder;
  process.env.TEST_RUN_NAME = basename(folder).toLowerCase();
};
