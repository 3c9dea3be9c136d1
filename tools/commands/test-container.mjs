import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildTarget, imageBytes, pruneImages, standInBases } from '../lib/containers/images.mjs';
import { baseImage } from '../lib/containers/dockerfile.mjs';
import { PlainError } from '../lib/plain-error.mjs';
import { run, withCleanExit } from '../lib/run-command.mjs';
import { requirePrograms } from '../lib/system-programs.mjs';
import { root } from '../lib/workspace.mjs';

const MB = 1e6;
/** Of the packages and files of the product, without the base image. */
const sizeLimit = 180 * MB;

/**
 * `npm run test:container`: builds the images and runs the services of docker-compose.yml from them, each confined as
 * written there, without a container engine and without a registry. Only on Debian, as root.
 * @returns {Promise<number>} exit code: 1 when a check failed
 */
export async function main(args) {
  if (args.length > 0)
    throw new PlainError(`'${args[0]}' isn't known here: test-container takes no arguments. Nothing was done.`);
  if (!existsSync('/etc/debian_version') || process.getuid() !== 0)
    throw new PlainError(
      'The containers are tried on Debian, as root: it can build and confine them without an engine.',
    );
  await requirePrograms(
    'buildah',
    'debootstrap',
    'caddy',
    'redis-server',
    'prometheus',
    'ip',
    'mariadbd',
    'mariadb-install-db',
  );
  return withCleanExit(async () => {
    await standInBases();
    let isSmall = true;
    for (const target of ['app', 'simulator']) {
      const begin = performance.now();
      await buildTarget(target);
      const seconds = (performance.now() - begin) / 1000;
      const base = baseImage('node');
      const added = (await imageBytes(`festival-${target}`)) - (await imageBytes(base));
      if (target === 'app') isSmall = added <= sizeLimit;
      console.log(`festival-${target}: built in ${seconds.toFixed(0)} s, ${(added / MB).toFixed(0)} MB over ${base}`);
    }
    if (!isSmall) console.log(`failed: the image is more than ${sizeLimit / MB} MB over its base`);
    const checks = [process.execPath, join(root, 'tools/lib/containers/try-services.mjs')];
    const { exitCode } = await run('unshare', ['--net', ...checks]);
    await pruneImages();
    return isSmall ? exitCode : 1;
  });
}
