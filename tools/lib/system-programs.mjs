import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { PlainError } from './plain-error.mjs';
import { run } from './run-command.mjs';

const macApplications = '/Applications/Google Chrome.app/Contents/MacOS';
const usualFolders = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin', '/opt/homebrew/sbin', macApplications];
const folders = [...(process.env.PATH ?? '').split(delimiter), ...usualFolders];
const suffixes = process.platform === 'win32' ? ['.exe'] : [''];

/** @returns a program that is looked for on Debian only */
const onDebian = (debian, name = debian) => ({ names: [name], debian: [debian], brew: debian });

/**
 * What the tests need from the system: the names a program goes by (or the files of a font), and how it is installed. Debian's server is taken
 * from its `-core` packages, which bring the programs without a service that would be started.
 */
const programs = {
  mariadbd: { names: ['mariadbd', 'mysqld'], debian: ['mariadb-server-core', 'mariadb-client-core'], brew: 'mariadb' },
  'mariadb-install-db': {
    names: ['mariadb-install-db', 'mysql_install_db'],
    debian: ['mariadb-server-core', 'mariadb-client-core'],
    brew: 'mariadb',
  },
  // The library that makes several MariaDB servers a cluster; on macOS there is none.
  'galera-4': {
    files: ['/usr/lib/galera/libgalera_smm.so', '/usr/lib64/galera-4/libgalera_smm.so'],
    debian: ['galera-4'],
    brew: 'galera-4',
  },
  chromium: {
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'Google Chrome', 'chrome'],
    variable: 'CHROMIUM_PATH',
    debian: ['chromium'],
    brew: '--cask google-chrome',
  },
  // Pages are laid out in these until their own fonts have come; macOS and Windows have the ones that they stand for.
  'Liberation fonts': {
    files: [
      '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
      '/usr/share/fonts/truetype/liberation2/LiberationSans-Regular.ttf',
      '/usr/share/fonts/liberation-sans-fonts/LiberationSans-Regular.ttf',
      '/usr/share/fonts/liberation/LiberationSans-Regular.ttf',
      '/System/Library/Fonts/Supplemental/Arial.ttf',
      'C:\\Windows\\Fonts\\arial.ttf',
    ],
    debian: ['fonts-liberation'],
    brew: '--cask font-liberation',
  },
  ffmpeg: { names: ['ffmpeg'], debian: ['ffmpeg'], brew: 'ffmpeg' },
  // For the containers, which are tried on Debian only.
  ...Object.fromEntries(
    ['buildah', 'debootstrap', 'caddy', 'redis-server', 'prometheus'].map((name) => [name, onDebian(name)]),
  ),
  ip: onDebian('iproute2', 'ip'),
  promtool: { names: ['promtool'], variable: 'PROMTOOL', debian: ['prometheus'], brew: 'prometheus' },
};

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch (error) {
    if (['ENOENT', 'EACCES', 'ENOTDIR'].includes(error.code)) return false;
    throw error;
  }
}

/** @returns {string | undefined} the path of a program of the list above */
function findProgram(name) {
  const { names, variable, files } = programs[name];
  if (files) return files.find((file) => existsSync(file));
  const given = variable && process.env[variable];
  if (given) return isExecutable(given) ? given : undefined;
  const paths = names.flatMap((file) => folders.flatMap((folder) => suffixes.map((end) => join(folder, file + end))));
  return paths.find(isExecutable);
}

const isDebian = () => existsSync('/etc/debian_version');
const isRoot = () => process.getuid?.() === 0;

function howToInstall(missing) {
  const names = missing.map((name) => programs[name]);
  if (process.platform === 'darwin') return `brew install ${[...new Set(names.map(({ brew }) => brew))].join(' ')}`;
  const packages = [...new Set(names.flatMap(({ debian }) => debian))].join(' ');
  return `${isRoot() ? '' : 'sudo '}apt-get install -y --no-install-recommends ${packages}`;
}

async function installOnDebian(missing) {
  const packages = [...new Set(missing.flatMap((name) => programs[name].debian))];
  console.log(`Installing ${packages.join(', ')} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env });
}

/**
 * Finds programs of the system; installs what is missing where that is possible without asking (Debian, as root).
 * @returns {Promise<Record<string, string>>} the path of each; throws a PlainError with the line to type
 */
export async function requirePrograms(...names) {
  const missing = () => names.filter((name) => !findProgram(name));
  if (missing().length > 0 && isDebian() && isRoot()) await installOnDebian(missing());
  const still = missing();
  if (still.length > 0) {
    const hint = still.includes('chromium') ? ', or set CHROMIUM_PATH to a Chromium or Chrome' : '';
    throw new PlainError(`Missing: ${still.join(', ')}. Type this and run again: ${howToInstall(still)}${hint}`);
  }
  return Object.fromEntries(names.map((name) => [name, findProgram(name)]));
}
