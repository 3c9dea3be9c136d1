const { existsSync, statfsSync } = require('node:fs');
const { tmpdir } = require('node:os');

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 1_000_000_000;

/** For the databases of tests, which needn't survive a power cut: a folder in memory where there is room, else on disk. */
exports.memoryFolder = () => {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ENOUGH_BYTES ? MEMORY : tmpdir();
};
