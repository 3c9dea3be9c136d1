import { EMAIL_PATTERN } from '@festival/contracts';
import { resolve } from 'node:path';
import {
  AppConfig,
  type DatabaseConfig,
  type MailConfig,
  type MediaConfig,
  type MidtransConfig,
  type Role,
} from './app-config.js';
import { ConfigError, hidePassword } from './config-error.js';
import { parseDatabaseAddress } from './database-address.js';
import { defaultOutbox } from './default-outbox.js';
import { EnvironmentReader, type Variables } from './environment-reader.js';
import { readSecrets } from './read-secrets.js';

/** `tickets@example.org`, or `Name <tickets@example.org>`. */
const SENDER_PATTERN = /^(?:[^<>@]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Defaults shared with the simulator; they are no secrets, since the simulator moves no money. */
export const SIMULATOR_SERVER_KEY = 'SB-Mid-server-simulator';
export const SIMULATOR_CLIENT_KEY = 'SB-Mid-client-simulator';

const NO_PROXY = 'PUBLIC_URL is https, so a proxy stands in front: give the number of proxies';

/** Parses and checks every variable of the contract; throws `ConfigError` for the first that can't be used. */
export function readEnvironment(variables: Variables, keepSecret: (varDir: string, name: string) => string): AppConfig {
  const env = new EnvironmentReader(variables);
  const port = env.integer('PORT', 3000, 1, 65_535);
  const varDir = resolve(env.text('VAR_DIR', 'var'));
  const publicUrl = env.url('PUBLIC_URL', `http://localhost:${port}`, ['http:', 'https:']).replace(/\/+$/, '');
  const database = readDatabase(env, varDir);
  const midtrans = readMidtrans(env, publicUrl);
  const secrets = readSecrets(env, { database, midtrans, keep: (name) => keepSecret(varDir, name) });
  return new AppConfig({
    role: readRole(env, database),
    port,
    host: env.text('HOST', '127.0.0.1'),
    publicUrl,
    database,
    varDir,
    ...secrets,
    backupDir: resolve(env.text('BACKUP_DIR', resolve(varDir, 'backups'))),
    adminEmail: env
      .matching('ADMIN_EMAIL', 'admin@festival.local', EMAIL_PATTERN, 'give an e-mail address')
      .toLowerCase(),
    media: readMedia(env, varDir),
    mail: readMail(env, varDir),
    mailFrom: env.matching(
      'MAIL_FROM',
      'Festival <tickets@festival.local>',
      SENDER_PATTERN,
      'give an address, or Name <address>',
    ),
    mailPerMinute: env.integer('MAIL_PER_MINUTE', 300, 1, 100_000),
    trustProxy: readTrustProxy(env, publicUrl, midtrans),
    midtrans,
    orderExpiryMinutes: readExpiry(env, midtrans),
    orderQueue: env.integer('ORDER_QUEUE', 200, 1, 10_000),
    purchaseLimit: env.optional('PURCHASE_LIMIT') === null ? null : env.integer('PURCHASE_LIMIT', 0, 1, 10_000),
    proofOfWork: env.oneOf('PROOF_OF_WORK', ['auto', 'on', 'off'], 'auto'),
    translateUrl: env.optionalUrl('TRANSLATE_URL', ['http:', 'https:']),
    redisUrl: env.optionalUrl('REDIS_URL', ['redis:', 'rediss:']),
    metricsToken: env.optional('METRICS_TOKEN'),
    alertEmails: readAlertEmails(env),
    alertWebhook: readAlertWebhook(env),
    tracesUrl: env.optionalUrl('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']),
    rateLimits: env.oneOf('RATE_LIMITS', ['on', 'off'], 'on') === 'on',
    demoContent: env.oneOf('DEMO_CONTENT', ['on', 'off'], 'on') === 'on',
    logLevel: env.oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
  });
}

/** A SQLite file has one process, which must do everything. */
function readRole(env: EnvironmentReader, { kind }: DatabaseConfig): Role {
  const role = env.oneOf('ROLE', ['all', 'web', 'worker'], 'all');
  if (role === 'all' || kind === 'mysql') return role;
  throw new ConfigError('ROLE', role, 'with SQLite one process does everything: give all, or use MariaDB');
}

function readDatabase(env: EnvironmentReader, varDir: string): DatabaseConfig {
  const pool = env.integer('DATABASE_POOL', 16, 2, 1_000);
  const value = env.text('DATABASE_URL', `sqlite:${resolve(varDir, 'festival.sqlite')}`);
  if (value.startsWith('sqlite:')) return { kind: 'sqlite', file: resolve(value.slice('sqlite:'.length)) };
  if (parseDatabaseAddress(value) === null) {
    const expected = value.slice(value.lastIndexOf('@') + 1).includes(',')
      ? 'give several hosts as mysql://user:password@host:port,host:port/name, each once'
      : 'give sqlite:FILE or mysql://user:password@host:port/name';
    throw new ConfigError('DATABASE_URL', hidePassword(value), expected);
  }
  return { kind: 'mysql', url: value, pool };
}

function readMail(env: EnvironmentReader, varDir: string): MailConfig {
  const value = env.text('MAIL_URL', `file:${defaultOutbox(varDir)}`);
  if (value.startsWith('file:')) return { kind: 'file', directory: resolve(value.replace(/^file:(\/\/)?/, '')) };
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url?.hostname || !['smtp:', 'smtps:'].includes(url.protocol)) {
    throw new ConfigError('MAIL_URL', hidePassword(value), 'give file:DIRECTORY or smtp://user:password@host:port');
  }
  if (!['', '?tls=off'].includes(url.search) || (url.search && url.protocol === 'smtps:')) {
    throw new ConfigError('MAIL_URL', hidePassword(value), 'after the address only ?tls=off may follow, with smtp://');
  }
  return { kind: 'smtp', url: value };
}

function readAlertEmails(env: EnvironmentReader): string[] | null {
  const value = env.optional('ALERT_EMAIL');
  if (value === null || value === 'off') return value === null ? null : [];
  const addresses = value.split(',').map((each) => each.trim());
  const wrong = addresses.find((each) => !EMAIL_PATTERN.test(each));
  if (wrong === undefined) return addresses;
  throw new ConfigError('ALERT_EMAIL', wrong, 'give e-mail addresses with commas between them, or off');
}

/** The whole address is a secret: whoever has it may post. */
function readAlertWebhook(env: EnvironmentReader): string | null {
  const value = env.optional('ALERT_WEBHOOK');
  if (value === null) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (isWeb && url.username === '' && url.password === '') return value;
  const expected = isWeb
    ? 'give it without user and password, which no request can take from an address'
    : 'give an address that starts with http:// or https://';
  throw new ConfigError('ALERT_WEBHOOK', '***', expected);
}

function readMedia(env: EnvironmentReader, varDir: string): MediaConfig {
  const value = env.text('MEDIA_URL', `file:${resolve(varDir, 'media')}`);
  if (value.startsWith('file:')) return { kind: 'folder', directory: resolve(value.replace(/^file:(\/\/)?/, '')) };
  const url = URL.canParse(value) ? new URL(value) : null;
  const { hostname, username, password, pathname } = url ?? {};
  const isWhole = url?.protocol === 's3:' && hostname && username && password && /^\/[^/]+$/.test(pathname ?? '');
  const options = [...(url?.searchParams.keys() ?? [])];
  if (!isWhole || options.some((name) => !['region', 'tls'].includes(name))) {
    const expected = 'give file:DIRECTORY or s3://KEY:SECRET@host/bucket?region=REGION';
    throw new ConfigError('MEDIA_URL', hidePassword(value), expected);
  }
  const scheme = url.searchParams.get('tls') === 'off' ? 'http' : 'https';
  return {
    kind: 'bucket',
    endpoint: `${scheme}://${url.host}${url.pathname}`,
    region: url.searchParams.get('region') ?? 'auto',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}

function readMidtrans(env: EnvironmentReader, publicUrl: string): MidtransConfig {
  const serverKey = env.optional('MIDTRANS_SERVER_KEY');
  const clientKey = env.optional('MIDTRANS_CLIENT_KEY');
  const { hostname, protocol } = new URL(publicUrl);
  const loopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (!loopback && env.optional('MIDTRANS_ENV') === null) {
    throw new ConfigError('MIDTRANS_ENV', undefined, 'PUBLIC_URL is public, so say production, sandbox or simulator');
  }
  const environment = env.oneOf(
    'MIDTRANS_ENV',
    ['simulator', 'sandbox', 'production'],
    serverKey ? 'sandbox' : 'simulator',
  );
  if (environment === 'simulator') {
    const baseUrl = env.url('SIMULATOR_URL', 'http://127.0.0.1:3001', ['http:', 'https:']).replace(/\/+$/, '');
    return {
      environment,
      serverKey: serverKey ?? SIMULATOR_SERVER_KEY,
      clientKey: clientKey ?? SIMULATOR_CLIENT_KEY,
      snapUrl: env.url('SNAP_URL', `${baseUrl}/snap/snap.js`, ['http:', 'https:']),
      baseUrl,
    };
  }
  if (environment === 'production' && protocol !== 'https:' && !loopback) {
    throw new ConfigError(
      'PUBLIC_URL',
      publicUrl,
      'MIDTRANS_ENV=production needs https: cookies and payments go there',
    );
  }
  if (!serverKey) throw new ConfigError('MIDTRANS_SERVER_KEY', undefined, `MIDTRANS_ENV=${environment} needs it`);
  if (!clientKey) throw new ConfigError('MIDTRANS_CLIENT_KEY', undefined, `MIDTRANS_ENV=${environment} needs it`);
  const host = environment === 'production' ? 'app.midtrans.com' : 'app.sandbox.midtrans.com';
  return { environment, serverKey, clientKey, snapUrl: `https://${host}/snap/snap.js`, baseUrl: null };
}

/** With real money at stake, the limits must not count all buyers as one: TLS ends in a proxy. */
function readTrustProxy(env: EnvironmentReader, publicUrl: string, { environment }: MidtransConfig): number {
  const proxies = env.integer('TRUST_PROXY', 0, 0, 10);
  if (proxies > 0 || environment !== 'production' || !publicUrl.startsWith('https:')) return proxies;
  throw new ConfigError('TRUST_PROXY', env.optional('TRUST_PROXY') ?? undefined, NO_PROXY);
}

/** The real provider refuses a page expiry under 5 minutes; the simulator takes 1. */
function readExpiry(env: EnvironmentReader, midtrans: MidtransConfig): number {
  return env.integer('ORDER_EXPIRY_MINUTES', 30, midtrans.environment === 'simulator' ? 1 : 5, 10_080);
}
