import { resolve } from 'node:path';
import type { AppConfig } from './app-config.js';
import { ConfigError } from './config-error.js';
import type { Variables } from './environment-reader.js';
import { readEnvironment, SIMULATOR_CLIENT_KEY, SIMULATOR_SERVER_KEY } from './read-environment.js';

const SECRET = 's'.repeat(32);
const read = (variables: Variables = {}): AppConfig => readEnvironment(variables, () => SECRET);
const keys = { MIDTRANS_SERVER_KEY: 'SB-server', MIDTRANS_CLIENT_KEY: 'SB-client' };

function refusal(variables: Variables): string {
  try {
    read(variables);
    return 'taken';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('with nothing set', () => {
  it('everything has the contract’s default', () => {
    expect(read()).toMatchObject({
      role: 'all',
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      database: { kind: 'sqlite', file: resolve('var/festival.sqlite') },
      varDir: resolve('var'),
      secretKey: SECRET,
      secretKeyOld: null,
      adminEmail: 'admin@festival.local',
      adminPassword: null,
      media: { kind: 'folder', directory: resolve('var/media') },
      mail: { kind: 'file', directory: resolve('var/outbox') },
      mailFrom: 'Festival <tickets@festival.local>',
      mailPerMinute: 300,
      backupDir: resolve('var/backups'),
      backupPassphrase: null,
      trustProxy: 0,
      midtrans: {
        environment: 'simulator',
        serverKey: SIMULATOR_SERVER_KEY,
        clientKey: SIMULATOR_CLIENT_KEY,
        snapUrl: 'http://127.0.0.1:3001/snap/snap.js',
        baseUrl: 'http://127.0.0.1:3001',
      },
      orderExpiryMinutes: 30,
      purchaseLimit: null,
      proofOfWork: 'auto',
      ticketResetSecret: SECRET,
      translateUrl: null,
      redisUrl: null,
      metricsToken: null,
      alertEmails: null,
      alertWebhook: null,
      tracesUrl: null,
      rateLimits: true,
      demoContent: true,
      logLevel: 'info',
    });
  });

  it('the secrets are made and stored in VAR_DIR', () => {
    const asked: string[][] = [];
    const { secretKey } = readEnvironment({ VAR_DIR: '/srv/festival' }, (...where) => {
      asked.push(where);
      return SECRET;
    });
    expect(secretKey).toBe(SECRET);
    expect(asked).toEqual([
      ['/srv/festival', 'secret-key'],
      ['/srv/festival', 'ticket-reset-secret'],
    ]);
  });

  it('a stored key that is too short stops the start', () => {
    const text = 'SECRET_KEY is "0 bytes": it needs at least 32 random characters (kept as secret-key in VAR_DIR)';
    expect(() => readEnvironment({}, (_varDir, name) => (name === 'secret-key' ? '' : SECRET))).toThrow(text);
  });

  it('blank variables count as not set', () => {
    expect(read({ PORT: '', PUBLIC_URL: '  ', MIDTRANS_ENV: '', MAIL_URL: ' ', SECRET_KEY: '' })).toEqual(read());
  });
});

describe('a good value', () => {
  it.each<[string, Variables, Partial<AppConfig>]>([
    [
      'ROLE',
      { ROLE: 'web', DATABASE_URL: 'mysql://fest:pw@db:3306/fest', SECRET_KEY: SECRET },
      { role: 'web', servesVisitors: true, runsJobs: false },
    ],
    [
      'ROLE',
      { ROLE: 'worker', DATABASE_URL: 'mysql://fest:pw@db:3306/fest', SECRET_KEY: SECRET },
      { role: 'worker', servesVisitors: false, runsJobs: true },
    ],
    ['PORT', { PORT: '8080' }, { port: 8080, publicUrl: 'http://localhost:8080' }],
    ['PORT', { PORT: '65535' }, { port: 65_535 }],
    ['HOST', { HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://127.0.0.1:4000/' }, { publicUrl: 'http://127.0.0.1:4000' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://[::1]:4000' }, { publicUrl: 'http://[::1]:4000' }],
    ['DATABASE_URL', { DATABASE_URL: 'sqlite:/srv/f.sqlite' }, { database: { kind: 'sqlite', file: '/srv/f.sqlite' } }],
    [
      'DATABASE_URL',
      { DATABASE_URL: 'mysql://fest:pw@db:3306/fest', SECRET_KEY: SECRET },
      { database: { kind: 'mysql', url: 'mysql://fest:pw@db:3306/fest', pool: 16 } },
    ],
    [
      'DATABASE_POOL',
      { DATABASE_URL: 'mysql://fest:pw@db:3306/fest', SECRET_KEY: SECRET, DATABASE_POOL: '2' },
      { database: { kind: 'mysql', url: 'mysql://fest:pw@db:3306/fest', pool: 2 } },
    ],
    [
      'VAR_DIR',
      { VAR_DIR: '/srv/festival' },
      {
        varDir: '/srv/festival',
        database: { kind: 'sqlite', file: '/srv/festival/festival.sqlite' },
        mail: { kind: 'file', directory: '/srv/festival/outbox' },
        backupDir: '/srv/festival/backups',
      },
    ],
    ['BACKUP_DIR', { BACKUP_DIR: '/mnt/backups' }, { backupDir: '/mnt/backups' }],
    ['BACKUP_PASSPHRASE', { BACKUP_PASSPHRASE: 'p'.repeat(16) }, { backupPassphrase: 'p'.repeat(16) }],
    ['SECRET_KEY', { SECRET_KEY: 'k'.repeat(32) }, { secretKey: 'k'.repeat(32) }],
    ['SECRET_KEY', { SECRET_KEY: 'é'.repeat(16) }, { secretKey: 'é'.repeat(16) }],
    ['SECRET_KEY_OLD', { SECRET_KEY_OLD: 'o'.repeat(32) }, { secretKey: SECRET, secretKeyOld: 'o'.repeat(32) }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'Head@Festival.ac.id' }, { adminEmail: 'head@festival.ac.id' }],
    ['ADMIN_PASSWORD', { ADMIN_PASSWORD: 'a long one' }, { adminPassword: 'a long one' }],
    ['MAIL_URL', { MAIL_URL: 'file:/srv/mails' }, { mail: { kind: 'file', directory: '/srv/mails' } }],
    ['MAIL_URL', { MAIL_URL: 'file:///srv/mails' }, { mail: { kind: 'file', directory: '/srv/mails' } }],
    ['MAIL_URL', { MAIL_URL: 'smtp://u:p@mx:587' }, { mail: { kind: 'smtp', url: 'smtp://u:p@mx:587' } }],
    ['MAIL_URL', { MAIL_URL: 'smtp://mx:25?tls=off' }, { mail: { kind: 'smtp', url: 'smtp://mx:25?tls=off' } }],
    [
      'SNAP_URL',
      { SIMULATOR_URL: 'http://simulator:3001', SNAP_URL: 'https://f.id/snap/snap.js' },
      { midtrans: expect.objectContaining({ baseUrl: 'http://simulator:3001', snapUrl: 'https://f.id/snap/snap.js' }) },
    ],
    ['MEDIA_URL', { MEDIA_URL: 'file:/srv/media' }, { media: { kind: 'folder', directory: '/srv/media' } }],
    [
      'MEDIA_URL',
      { MEDIA_URL: 's3://key:a%2Fb@s3.example.com:9000/pictures?region=eu-1&tls=off' },
      {
        media: {
          kind: 'bucket',
          endpoint: 'http://s3.example.com:9000/pictures',
          region: 'eu-1',
          accessKeyId: 'key',
          secretAccessKey: 'a/b',
        },
      },
    ],
    [
      'MEDIA_URL',
      { MEDIA_URL: 's3://key:secret@s3.example.com/pictures' },
      { media: expect.objectContaining({ endpoint: 'https://s3.example.com/pictures', region: 'auto' }) },
    ],
    ['MAIL_FROM', { MAIL_FROM: 'F <f@f.id>' }, { mailFrom: 'F <f@f.id>' }],
    ['MAIL_PER_MINUTE', { MAIL_PER_MINUTE: '14' }, { mailPerMinute: 14 }],
    ['TRUST_PROXY', { TRUST_PROXY: '2' }, { trustProxy: 2 }],
    ['PURCHASE_LIMIT', { PURCHASE_LIMIT: '4' }, { purchaseLimit: 4 }],
    ['PROOF_OF_WORK', { PROOF_OF_WORK: 'on' }, { proofOfWork: 'on' }],
    ['ORDER_EXPIRY_MINUTES', { ORDER_EXPIRY_MINUTES: '15' }, { orderExpiryMinutes: 15 }],
    ['ORDER_QUEUE', { ORDER_QUEUE: '20' }, { orderQueue: 20 }],
    ['TICKET_RESET_SECRET', { TICKET_RESET_SECRET: 'open sesame' }, { ticketResetSecret: 'open sesame' }],
    ['TRANSLATE_URL', { TRANSLATE_URL: 'https://translate.id' }, { translateUrl: 'https://translate.id' }],
    ['REDIS_URL', { REDIS_URL: 'redis://cache:6379' }, { redisUrl: 'redis://cache:6379' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'm' }, { metricsToken: 'm' }],
    ['ALERT_EMAIL', { ALERT_EMAIL: 'a@f.id, b@f.id' }, { alertEmails: ['a@f.id', 'b@f.id'] }],
    ['ALERT_EMAIL', { ALERT_EMAIL: 'off' }, { alertEmails: [] }],
    ['ALERT_WEBHOOK', { ALERT_WEBHOOK: 'https://hooks/x' }, { alertWebhook: 'https://hooks/x' }],
    ['OTEL', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel:4318' }, { tracesUrl: 'http://otel:4318' }],
    ['RATE_LIMITS', { RATE_LIMITS: 'off' }, { rateLimits: false }],
    ['DEMO_CONTENT', { DEMO_CONTENT: 'off' }, { demoContent: false }],
    ['LOG_LEVEL', { LOG_LEVEL: 'debug' }, { logLevel: 'debug' }],
  ])('%s: %j', (_name, variables, expected) => {
    expect(read(variables)).toMatchObject(expected);
  });
});

describe('a value that can’t be used stops the start with one line that names variable, value and what is right', () => {
  const https = 'give an address that starts with http:// or https://';
  it.each<[Variables, string]>([
    [{ ROLE: 'api' }, 'ROLE is "api": give one of: all, web, worker'],
    [{ ROLE: 'worker' }, 'ROLE is "worker": with SQLite one process does everything: give all, or use MariaDB'],
    [{ PORT: '0' }, 'PORT is "0": give a whole number from 1 to 65535'],
    [{ BACKUP_PASSPHRASE: 'too short' }, 'BACKUP_PASSPHRASE is "9 characters": it needs at least 16'],
    [{ PORT: '65536' }, 'PORT is "65536": give a whole number from 1 to 65535'],
    [{ PORT: '30.5' }, 'PORT is "30.5": give a whole number from 1 to 65535'],
    [{ PORT: '-1' }, 'PORT is "-1": give a whole number from 1 to 65535'],
    [{ PORT: 'http' }, 'PORT is "http": give a whole number from 1 to 65535'],
    [{ PORT: '0x50' }, 'PORT is "0x50": give a whole number from 1 to 65535'],
    [{ PUBLIC_URL: 'festival.ac.id' }, `PUBLIC_URL is "festival.ac.id": ${https}`],
    [{ PUBLIC_URL: 'ftp://localhost' }, `PUBLIC_URL is "ftp://localhost": ${https}`],
    [
      { DATABASE_URL: 'postgres://localhost/festival' },
      'DATABASE_URL is "postgres://localhost/festival": give sqlite:FILE or mysql://user:password@host:port/name',
    ],
    [
      { DATABASE_URL: 'mysql://fest:very-secret@db:3306' },
      'DATABASE_URL is "mysql://fest:***@db:3306": give sqlite:FILE or mysql://user:password@host:port/name',
    ],
    [
      { DATABASE_URL: 'mysql://fest:very-secret@db-1:3306,,db-2/festival' },
      'DATABASE_URL is "mysql://fest:***@db-1:3306,,db-2/festival": give several hosts as mysql://user:password@host:port,host:port/name, each once',
    ],
    [
      { DATABASE_URL: 'mysql://fest:very-secret@db-1,db-1:3306/festival' },
      'DATABASE_URL is "mysql://fest:***@db-1,db-1:3306/festival": give several hosts as mysql://user:password@host:port,host:port/name, each once',
    ],
    [
      { DATABASE_URL: 'mysql://db/festival' },
      'SECRET_KEY is not set: with MySQL it must be given: at least 32 random characters',
    ],
    [{ DATABASE_POOL: '1' }, 'DATABASE_POOL is "1": give a whole number from 2 to 1000'],
    [{ DATABASE_POOL: 'many' }, 'DATABASE_POOL is "many": give a whole number from 2 to 1000'],
    [{ ADMIN_PASSWORD: 'x'.repeat(201) }, 'ADMIN_PASSWORD is "201 characters": it may have at most 200'],
    [{ SECRET_KEY: 'too short to be one' }, 'SECRET_KEY is "19 bytes": it needs at least 32 random characters'],
    [
      { ...keys, SECRET_KEY: `demo-only-${SECRET}` },
      'SECRET_KEY is "demo-only": MIDTRANS_ENV=sandbox needs one of your own',
    ],
    [
      { ...keys, TICKET_RESET_SECRET: 'demo-only-reset' },
      'TICKET_RESET_SECRET is "demo-only": MIDTRANS_ENV=sandbox needs one of your own',
    ],
    [
      { ...keys, BACKUP_PASSPHRASE: 'demo-only-passphrase' },
      'BACKUP_PASSPHRASE is "demo-only": MIDTRANS_ENV=sandbox needs one of your own',
    ],
    [{ SECRET_KEY_OLD: 'old' }, 'SECRET_KEY_OLD is "3 bytes": it needs at least 32 random characters'],
    [{ SECRET_KEY_OLD: SECRET }, 'SECRET_KEY_OLD is "the same as SECRET_KEY": give the key of before, or take it out'],
    [
      { ...keys, SECRET_KEY_OLD: `demo-only-${SECRET}` },
      'SECRET_KEY_OLD is "demo-only": MIDTRANS_ENV=sandbox needs one of your own',
    ],
    [{ MAIL_URL: 'imap://mx' }, 'MAIL_URL is "imap://mx": give file:DIRECTORY or smtp://user:password@host:port'],
    [
      { MAIL_URL: 'pop://u:very-secret@mx' },
      'MAIL_URL is "pop://u:***@mx": give file:DIRECTORY or smtp://user:password@host:port',
    ],
    ...['s3://key:very-secret@host', 's3://key:very-secret@host/a/b', 's3://key:very-secret@host/a?acl=x'].map(
      (value): [Variables, string] => [
        { MEDIA_URL: value },
        `MEDIA_URL is "${value.replace('very-secret', '***').replace('?acl=x', '?***')}": give file:DIRECTORY or s3://KEY:SECRET@host/bucket?region=REGION`,
      ],
    ),
    [
      { MEDIA_URL: 'https://host/bucket' },
      'MEDIA_URL is "https://host/bucket": give file:DIRECTORY or s3://KEY:SECRET@host/bucket?region=REGION',
    ],
    [{ MAIL_PER_MINUTE: '0' }, 'MAIL_PER_MINUTE is "0": give a whole number from 1 to 100000'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY is "yes": give a whole number from 0 to 10'],
    [{ ALERT_EMAIL: 'a@f.id,b' }, 'ALERT_EMAIL is "b": give e-mail addresses with commas between them, or off'],
    [{ ALERT_WEBHOOK: 'htps://hooks.slack.com/services/SECRET' }, `ALERT_WEBHOOK is "***": ${https}`],
    [
      { ALERT_WEBHOOK: 'https://user:pass@hooks.example.org/x' },
      'ALERT_WEBHOOK is "***": give it without user and password, which no request can take from an address',
    ],
    [{ PURCHASE_LIMIT: '0' }, 'PURCHASE_LIMIT is "0": give a whole number from 1 to 10000'],
    [{ PROOF_OF_WORK: 'yes' }, 'PROOF_OF_WORK is "yes": give one of: auto, on, off'],
    [{ MIDTRANS_ENV: 'test' }, 'MIDTRANS_ENV is "test": give one of: simulator, sandbox, production'],
    [{ SNAP_URL: 'snap.js' }, `SNAP_URL is "snap.js": ${https}`],
    [{ SIMULATOR_URL: 'localhost:3001' }, `SIMULATOR_URL is "localhost:3001": ${https}`],
    [{ ORDER_QUEUE: '0' }, 'ORDER_QUEUE is "0": give a whole number from 1 to 10000'],
    [{ ORDER_EXPIRY_MINUTES: '0' }, 'ORDER_EXPIRY_MINUTES is "0": give a whole number from 1 to 10080'],
    [{ ...keys, ORDER_EXPIRY_MINUTES: '4' }, 'ORDER_EXPIRY_MINUTES is "4": give a whole number from 5 to 10080'],
    [{ TRANSLATE_URL: 'translate' }, `TRANSLATE_URL is "translate": ${https}`],
    [
      { REDIS_URL: 'http://cache' },
      'REDIS_URL is "http://cache": give an address that starts with redis:// or rediss://',
    ],
    [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS is "no": give one of: on, off'],
    [{ DEMO_CONTENT: 'true' }, 'DEMO_CONTENT is "true": give one of: on, off'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud": give one of: fatal, error, warn, info, debug, trace, silent'],
  ])('%j', (variables, text) => {
    expect(() => read(variables)).toThrow(ConfigError);
    expect(refusal(variables)).toBe(text);
  });

  // Nobody could sign in with these two, and no mail could be sent from the third.
  it.each<[Variables, RegExp]>([
    [{ ADMIN_EMAIL: 'nobody' }, /^ADMIN_EMAIL is "nobody": .+/],
    [{ ADMIN_PASSWORD: '12345' }, /^ADMIN_PASSWORD is .+: .+/],
    [{ MAIL_FROM: 'not an address' }, /^MAIL_FROM is "not an address": .+/],
  ])('%j', (variables, text) => {
    expect(refusal(variables)).toMatch(text);
  });
});

describe('the payment provider', () => {
  it('is the sandbox when keys are given, and production when that is said', () => {
    expect(read(keys).midtrans).toEqual({
      environment: 'sandbox',
      serverKey: 'SB-server',
      clientKey: 'SB-client',
      snapUrl: 'https://app.sandbox.midtrans.com/snap/snap.js',
      baseUrl: null,
    });
    expect(read({ ...keys, MIDTRANS_ENV: 'production' }).midtrans).toMatchObject({
      environment: 'production',
      snapUrl: 'https://app.midtrans.com/snap/snap.js',
      baseUrl: null,
    });
  });

  it('is the simulator at the address that is given', () => {
    const config = read({ SIMULATOR_URL: 'http://127.0.0.1:4001/', MIDTRANS_ENV: 'simulator', ...keys });
    expect(config.midtrans).toEqual({
      environment: 'simulator',
      serverKey: 'SB-server',
      clientKey: 'SB-client',
      snapUrl: 'http://127.0.0.1:4001/snap/snap.js',
      baseUrl: 'http://127.0.0.1:4001',
    });
    expect(config.usesSimulator).toBe(true);
  });

  it.each<[Variables, string]>([
    [{ MIDTRANS_ENV: 'sandbox' }, 'MIDTRANS_SERVER_KEY is not set: MIDTRANS_ENV=sandbox needs it'],
    [{ MIDTRANS_ENV: 'production' }, 'MIDTRANS_SERVER_KEY is not set: MIDTRANS_ENV=production needs it'],
    [{ MIDTRANS_SERVER_KEY: 'SB' }, 'MIDTRANS_CLIENT_KEY is not set: MIDTRANS_ENV=sandbox needs it'],
  ])('needs its keys: %j', (variables, text) => {
    expect(() => read(variables)).toThrow(text);
  });

  it.each(['https://festival.ac.id', 'http://192.168.1.5:3000', 'http://localhost.example.com', 'http://0.0.0.0:3000'])(
    'must be named when visitors come to %s',
    (PUBLIC_URL) => {
      const text = 'MIDTRANS_ENV is not set: PUBLIC_URL is public, so say production, sandbox or simulator';
      expect(() => read({ PUBLIC_URL })).toThrow(text);
      expect(() => read({ PUBLIC_URL, ...keys })).toThrow(text);
      expect(read({ PUBLIC_URL, MIDTRANS_ENV: 'simulator' }).usesSimulator).toBe(true);
      const production = { PUBLIC_URL, ...keys, MIDTRANS_ENV: 'production', TRUST_PROXY: '1' };
      if (PUBLIC_URL.startsWith('https:')) expect(read(production).midtrans.environment).toBe('production');
      else expect(() => read(production)).toThrow(`PUBLIC_URL is "${PUBLIC_URL}": MIDTRANS_ENV=production needs https`);
    },
  );

  it.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000'])(
    'need not be named at %s',
    (PUBLIC_URL) => {
      expect(read({ PUBLIC_URL }).midtrans.environment).toBe('simulator');
    },
  );
});

it('a real provider behind https needs the number of proxies', () => {
  const production = { PUBLIC_URL: 'https://festival.ac.id', ...keys, MIDTRANS_ENV: 'production' };
  const text = 'PUBLIC_URL is https, so a proxy stands in front: give the number of proxies';
  expect(() => read(production)).toThrow(`TRUST_PROXY is not set: ${text}`);
  expect(() => read({ ...production, TRUST_PROXY: '0' })).toThrow(`TRUST_PROXY is "0": ${text}`);
  expect(read({ ...production, TRUST_PROXY: '1' }).trustProxy).toBe(1);
  expect(read({ ...production, MIDTRANS_ENV: 'sandbox' }).trustProxy).toBe(0);
});

describe('the order expiry', () => {
  it.each<[Variables, number]>([
    [{ ORDER_EXPIRY_MINUTES: '1' }, 1],
    [{ ...keys, ORDER_EXPIRY_MINUTES: '5' }, 5],
    [{ ...keys, MIDTRANS_ENV: 'production', ORDER_EXPIRY_MINUTES: '5' }, 5],
  ])('may be as short as the provider allows: %j', (variables, minutes) => {
    expect(read(variables).orderExpiryMinutes).toBe(minutes);
  });
});
