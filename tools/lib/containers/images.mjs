import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { arch, homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PlainError } from '../plain-error.mjs';
import { run } from '../run-command.mjs';
import { npmFile, root } from '../workspace.mjs';
import { composeFile } from './compose.mjs';
import { baseImage } from './dockerfile.mjs';

const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'festival-containers');
const storage = ['--storage-driver', 'overlay', '--root', join(cache, 'storage'), '--runroot', join(cache, 'run')];
const certificates = '/etc/ssl/certs/ca-certificates.crt';

/** Runs a program to its end; gives what it prints. */
async function must(command, args, options = {}) {
  const { failed, all, stdout } = await run(command, args, { stdout: 'pipe', stderr: 'pipe', all: true, ...options });
  if (failed) throw new PlainError(`${all?.split('\n').slice(-30).join('\n')}\n${command} ${args.join(' ')} failed.`);
  return stdout.trim();
}

export const buildah = (...args) => must('buildah', [...storage, ...args]);

/** The full name of a public image without one of its own. */
const library = (image) => `docker.io/library/${image}`;

const isThere = (image) =>
  buildah('inspect', '--type', 'image', image).then(
    () => true,
    () => false,
  );

/** A small Debian, once for all base images. */
async function debian() {
  const archive = join(cache, 'debian.tar');
  if (existsSync(archive)) return archive;
  const folder = mkdtempSync(join(tmpdir(), 'festival-debian-'));
  console.log('A small Debian is put together; later runs have it.');
  await must('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', folder]);
  await must('tar', ['-C', folder, '-cf', `${archive}.new`, '.']);
  renameSync(`${archive}.new`, archive);
  rmSync(folder, { recursive: true });
  return archive;
}

/** Commits an image made of the Debian and what `fill` puts into its root folder, under a public image's name. */
async function commit(image, fill, ...config) {
  const container = await buildah('from', 'scratch');
  await buildah('add', container, await debian(), '/');
  const folder = await buildah('mount', container);
  if (existsSync(certificates)) cpSync(certificates, join(folder, certificates), { dereference: true });
  await fill(folder);
  await buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${certificates}`, ...config, container);
  await buildah('commit', '--rm', container, image);
}

/** The Node of that version, which the npm package of the platform holds, and the npm that runs this. */
async function fillNode(folder, version) {
  const work = mkdtempSync(join(tmpdir(), 'festival-node-'));
  await must(process.execPath, [npmFile(), 'pack', '--silent', `node-linux-${arch()}@${version}`], { cwd: work });
  await must('tar', ['-xzf', readdirSync(work)[0]], { cwd: work });
  const local = join(folder, 'usr/local');
  cpSync(join(work, 'package/bin/node'), join(local, 'bin/node'));
  cpSync(dirname(dirname(npmFile())), join(local, 'lib/node_modules/npm'), { recursive: true, dereference: true });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, 'bin', name));
  await must('chroot', [folder, 'useradd', '--create-home', '--uid', '1000', 'node']);
  rmSync(work, { recursive: true });
}

async function fillCaddy(folder) {
  cpSync('/usr/bin/caddy', join(folder, 'usr/bin/caddy'));
  for (const each of ['etc/caddy', 'config', 'data', 'srv']) mkdirSync(join(folder, each), { recursive: true });
}

/** Files of the repository are mounted over files only. */
async function fillPrometheus(folder) {
  cpSync('/usr/bin/prometheus', join(folder, 'usr/bin/prometheus'));
  for (const each of ['etc/prometheus', 'prometheus']) mkdirSync(join(folder, each));
  for (const each of ['prometheus.yml', 'alerts.yml']) writeFileSync(join(folder, 'etc/prometheus', each), '');
  await must('chroot', [folder, 'chown', 'nobody', '/prometheus']);
}

/** Puts images of the same names and contents in the place of those that a registry would give. */
export async function standInBases() {
  mkdirSync(cache, { recursive: true });
  const [node, caddy] = [baseImage('node'), composeFile().services.proxy.image].map(library);
  const prometheus = `localhost/${composeFile().services.prometheus.image}`;
  const version = /:([\d.]+)/.exec(node)[1];
  if (!(await isThere(node))) await commit(node, (folder) => fillNode(folder, version));
  const places = ['--env', 'XDG_CONFIG_HOME=/config', '--env', 'XDG_DATA_HOME=/data'];
  const start = ['--cmd', '["caddy","run","--config","/etc/caddy/Caddyfile","--adapter","caddyfile"]'];
  if (!(await isThere(caddy))) await commit(caddy, fillCaddy, ...places, ...start, '--workingdir', '/srv');
  if (!(await isThere(prometheus)))
    await commit(prometheus, fillPrometheus, '--user', 'nobody', '--workingdir', '/prometheus');
}

/** Builds a target of the Dockerfile as `festival-TARGET`. */
export async function buildTarget(target) {
  const { stdout } = await run('sh', ['-c', 'ulimit -Hn'], { stdout: 'pipe' });
  // Without it npm runs out of files.
  const files = stdout.trim() === 'unlimited' ? '1048576' : stdout.trim();
  const isolation = ['--isolation', 'chroot', '--network', 'host', '--ulimit', `nofile=${files}:${files}`];
  const what = [
    '--pull=never',
    '--layers',
    '--format',
    'docker',
    '-f',
    join(root, 'docker/Dockerfile'),
    '--target',
    target,
  ];
  await buildah('bud', ...isolation, ...what, '-t', `festival-${target}`, root);
}

/** Removes layers and containers of earlier builds, which no image of a name needs. */
export async function pruneImages() {
  await buildah('rm', '--all');
  await buildah('rmi', '--prune');
}

/** Bytes of an image, with those of its base. */
export async function imageBytes(image) {
  const images = JSON.parse(await buildah('images', '--json'));
  const name = images.find(({ names }) =>
    names?.some((each) => each.endsWith(`/${image}`) || each.endsWith(`/${image}:latest`)),
  );
  const [value, unit] = name.size.split(' ');
  return Number(value) * { B: 1, KB: 1e3, MB: 1e6, GB: 1e9 }[unit];
}

/** A root folder with the image's content, and how the image is to be run. */
export async function unpack(image) {
  const isOurs = image.startsWith('festival-') || image.includes('/');
  const name = isOurs ? `localhost/${image}` : library(image);
  const container = await buildah('from', '--pull=never', name);
  const folder = await buildah('mount', container);
  const { config } = JSON.parse(await buildah('inspect', '--type', 'image', name)).Docker;
  return { folder, config, remove: () => buildah('rm', container) };
}
