import { execa } from 'execa';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../workspace.mjs';

const bridge = 'festival0';
/** The machine itself, for the containers. */
export const gateway = '10.77.0.1';
/** Folders of volumes by their names, as long as this process lives. */
const volumes = mkdtempSync(join(tmpdir(), 'festival-volumes-'));
process.once('exit', () => rmSync(volumes, { recursive: true, force: true }));

const sh = (script) => execa('sh', ['-ec', script]);

/** A network of this process's own (it runs under `unshare --net`), with addresses for the services' names. */
export class Network {
  addresses = new Map();
  hosts = join(volumes, 'hosts');

  async open(names) {
    await sh(`ip link set lo up; ip link add ${bridge} type bridge
      ip addr add ${gateway}/24 dev ${bridge}; ip link set ${bridge} up`);
    names.forEach((name, index) => this.addresses.set(name, `10.77.0.${index + 10}`));
    this.write();
  }

  /** Something on the machine itself answers for a service. */
  answerFor(name) {
    this.addresses.set(name, gateway);
    this.write();
    return gateway;
  }

  write() {
    const lines = [...this.addresses].map(([name, address]) => `${address} ${name}`);
    writeFileSync(this.hosts, ['127.0.0.1 localhost', ...lines, ''].join('\n'));
  }

  async connect(pid, name) {
    const [end, address] = [`f${pid}`, this.addresses.get(name)];
    // As an engine's, it stays: others remember it for seconds, and would talk to a card that is gone.
    const card = `02:42:0a:4d:00:${Number(address.split('.')[3]).toString(16).padStart(2, '0')}`;
    await sh(`ip link add ${end} type veth peer name eth0 address ${card} netns ${pid}; ip link set ${end} master ${bridge} up
      nsenter -t ${pid} -n sh -ec 'ip link set lo up; ip addr add ${address}/24 dev eth0; ip link set eth0 up'`);
  }
}

/** As an engine's own init does: the first process passes signals on, and can be left by a child that is killed inside. */
const asChild = `chroot "$VIEW" "$@" </dev/null & child=$!
  trap 'kill -TERM $child' TERM
  code=0; wait $child || code=$?
  while kill -0 $child 2>/dev/null; do code=0; wait $child || code=$?; done
  exit $code`;

/** In the container's namespaces: its root folder, read-only but for its volumes and temporary folders. */
const script = (mounts, hasInit) => `
  mount --bind "$VIEW" "$VIEW"
  mount -t proc proc "$VIEW/proc"
  mount --rbind /dev "$VIEW/dev"
  mount --bind "$HOSTS" "$VIEW/etc/hosts"
  ${mounts.join('\n  ')}
  read -r _go
  ${hasInit ? asChild : 'exec chroot "$VIEW" "$@" </dev/null'}`;

function childOf(pid) {
  if (!pid) return 0;
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')[0]);
  } catch (error) {
    if (error.code === 'ENOENT') return 0;
    throw error;
  }
}

function userOf(folder, user) {
  if (!user) return 0;
  if (/^\d+$/.test(user)) return Number(user);
  const line = readFileSync(join(folder, 'etc/passwd'), 'utf8')
    .split('\n')
    .find((each) => each.startsWith(`${user}:`));
  return Number(line.split(':')[2]);
}

/**
 * A service of the compose file, confined as there: its own processes and network, a read-only root, no privileges to
 * gain, the capabilities that are added and no others, the user of the image. Memory isn't limited.
 */
export class Confined {
  constructor(name, service, { folder, config }, network) {
    Object.assign(this, { name, service, folder, config, network });
    this.uid = userOf(folder, service.user ?? config.User);
    const own = Object.fromEntries((config.Env ?? []).map((each) => each.split(/=(.*)/s, 2)));
    this.environment = { ...own, ...service.environment };
  }

  get address() {
    return this.network.addresses.get(this.name);
  }

  async start() {
    const { folder, service, config } = this;
    const log = { file: join(volumes, `${this.name}.log`), append: true };
    const command = [...(service.entrypoint ?? []), ...(service.command ?? (service.entrypoint ? [] : config.Cmd))];
    if (!existsSync(join(folder, 'etc/hosts'))) writeFileSync(join(folder, 'etc/hosts'), '');
    const args = [
      '--net',
      '--mount',
      '--pid',
      '--fork',
      '--kill-child=SIGKILL',
      'sh',
      '-ec',
      script(this.mounts(), service.init),
    ];
    this.process = execa('unshare', [...args, 'sh', ...this.asUser(command)], {
      env: { VIEW: folder, HOSTS: this.network.hosts },
      stdin: 'pipe',
      stdout: log,
      stderr: log,
      reject: false,
    });
    this.hasEnded = false;
    this.process.then(() => (this.hasEnded = true));
    while (!childOf(this.process.pid)) await pause(10);
    await this.network.connect(this.process.pid, this.name);
    this.process.stdin.write('go\n');
  }

  mounts() {
    const { service, folder } = this;
    const lines = [];
    for (const path of service.tmpfs ?? []) lines.push(`mount -t tmpfs -o mode=1777 tmpfs "$VIEW${path}"`);
    for (const [source, path, mode] of (service.volumes ?? []).map((each) => each.split(':'))) {
      if (source.startsWith('./')) {
        lines.push(`mount --bind ${join(root, source)} "$VIEW${path}"`);
        if (mode === 'ro') lines.push(`mount -o remount,bind,ro "$VIEW${path}"`);
        continue;
      }
      const [inside, target] = [join(volumes, source), join(folder, path)];
      if (!existsSync(inside)) {
        // A new volume takes over the owner of the image's folder.
        mkdirSync(inside);
        const { uid, gid } = statSync(target);
        lines.push(`chown ${uid}:${gid} ${inside}`);
      }
      lines.push(`mount --bind ${inside} "$VIEW${path}"`);
      if (mode === 'ro') lines.push(`mount -o remount,bind,ro "$VIEW${path}"`);
    }
    if (service.read_only) lines.push('mount -o remount,bind,ro "$VIEW"');
    return lines;
  }

  /** The command as the service's user with the service's environment and nothing else. */
  asUser(command) {
    const { service, config, uid, environment } = this;
    const added = (service.cap_add ?? []).map((each) => `,+${each.toLowerCase()}`).join('');
    const rights = ['--bounding-set', `-all${added}`, '--inh-caps', `-all${added}`, '--no-new-privs'];
    const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
    const path = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
    const inFolder = `cd ${config.WorkingDir || '/'} && exec "$@"`;
    const user = ['--reuid', `${uid}`, '--regid', `${uid}`, '--clear-groups'];
    return ['setpriv', ...user, ...rights, 'env', '-i', path, ...variables, 'sh', '-c', inFolder, 'sh', ...command];
  }

  /** The number of the service's process, as seen from here; 0 before there is one. */
  child() {
    const first = childOf(this.process.pid);
    return this.service.init ? childOf(first) : first;
  }

  /** A field of the first process in `/proc`. */
  status(field) {
    return new RegExp(`^${field}:\\s+(.*)$`, 'm').exec(readFileSync(`/proc/${this.child()}/status`, 'utf8'))[1];
  }

  /** Runs a command in the container, as its user. */
  exec(...command) {
    const where = ['--target', `${this.child()}`, '--mount', '--pid', '--net', `--root=/proc/${this.child()}/root`];
    return execa('nsenter', [...where, '--wd=/', ...this.asUser(command)], { reject: false, all: true });
  }

  signal(name) {
    process.kill(this.child(), name);
  }

  /** Ends it; gives the milliseconds that this takes and its exit code. */
  async stop() {
    const begin = performance.now();
    if (!this.hasEnded) this.signal('SIGTERM');
    const graceMs = Number.parseInt(this.service.stop_grace_period ?? '10s', 10) * 1000;
    const timer = setTimeout(() => this.process.kill('SIGKILL'), graceMs);
    const { exitCode, signal } = await this.process;
    clearTimeout(timer);
    return { ms: performance.now() - begin, code: exitCode ?? signal };
  }

  log() {
    return readFileSync(join(volumes, `${this.name}.log`), 'utf8');
  }
}
