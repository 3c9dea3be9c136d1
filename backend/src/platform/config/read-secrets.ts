import { MAX_PASSWORD_LENGTH, MIN_SIGN_IN_PASSWORD_LENGTH } from '@festival/contracts';
import type { AppConfig, DatabaseConfig, MidtransConfig } from './app-config.js';
import { ConfigError } from './config-error.js';
import { DEMO_SECRET, isDemoSecret } from './demo-secrets.js';
import type { EnvironmentReader } from './environment-reader.js';

/** The file in `VAR_DIR` with a `SECRET_KEY` that wasn't given. */
const SECRET_KEY_FILE = 'secret-key';

/** The file in `VAR_DIR` with a `TICKET_RESET_SECRET` that wasn't given. */
export const RESET_SECRET_FILE = 'ticket-reset-secret';

const MIN_PASSPHRASE_LENGTH = 16;

type Secrets = Pick<
  AppConfig,
  'secretKey' | 'secretKeyOld' | 'ticketResetSecret' | 'adminPassword' | 'backupPassphrase'
>;

interface Surroundings {
  database: DatabaseConfig;
  midtrans: MidtransConfig;
  /** Gives the secret in the file of that name, which is made when there is none. */
  keep: (name: string) => string;
}

/** The secrets of the environment, but for those in addresses and of the provider. */
export function readSecrets(env: EnvironmentReader, { database, midtrans, keep }: Surroundings): Secrets {
  const secretKey = readSecretKey(env, database, () => keep(SECRET_KEY_FILE));
  const secretKeyOld = readOldSecretKey(env, secretKey);
  const backupPassphrase = readPassphrase(env);
  const ticketResetSecret = env.optional('TICKET_RESET_SECRET') ?? keep(RESET_SECRET_FILE);
  refuseDemo('SECRET_KEY', secretKey, midtrans);
  refuseDemo('SECRET_KEY_OLD', secretKeyOld, midtrans);
  refuseDemo('TICKET_RESET_SECRET', ticketResetSecret, midtrans);
  refuseDemo('BACKUP_PASSPHRASE', backupPassphrase, midtrans);
  return { secretKey, secretKeyOld, backupPassphrase, adminPassword: readAdminPassword(env), ticketResetSecret };
}

function readSecretKey(env: EnvironmentReader, database: DatabaseConfig, keep: () => string): string {
  const given = env.optional('SECRET_KEY');
  if (given === null) {
    if (database.kind === 'sqlite') {
      return longEnough('SECRET_KEY', keep(), ` (kept as ${SECRET_KEY_FILE} in VAR_DIR)`);
    }
    throw new ConfigError('SECRET_KEY', undefined, 'with MySQL it must be given: at least 32 random characters');
  }
  return longEnough('SECRET_KEY', given);
}

function readOldSecretKey(env: EnvironmentReader, secretKey: string): string | null {
  const given = env.optional('SECRET_KEY_OLD');
  if (given === null) return null;
  if (given !== secretKey) return longEnough('SECRET_KEY_OLD', given);
  throw new ConfigError('SECRET_KEY_OLD', 'the same as SECRET_KEY', 'give the key of before, or take it out');
}

/** Everybody can read the demo's secrets. */
function refuseDemo(variable: string, secret: string | null, { environment }: MidtransConfig): void {
  if (environment === 'simulator' || !isDemoSecret(secret)) return;
  throw new ConfigError(variable, DEMO_SECRET, `MIDTRANS_ENV=${environment} needs one of your own`);
}

function longEnough(variable: string, key: string, where = ''): string {
  const bytes = Buffer.byteLength(key);
  if (bytes >= 32) return key;
  throw new ConfigError(variable, `${bytes} bytes`, `it needs at least 32 random characters${where}`);
}

function readAdminPassword(env: EnvironmentReader): string | null {
  const given = env.optional('ADMIN_PASSWORD');
  if (given === null) return null;
  const [min, max] = [MIN_SIGN_IN_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH];
  if (given.length >= min && given.length <= max) return given;
  const expected = given.length < min ? `it needs at least ${min}` : `it may have at most ${max}`;
  throw new ConfigError('ADMIN_PASSWORD', `${given.length} characters`, expected);
}

/** Whoever holds a backup may try passphrases for as long as they like. */
function readPassphrase(env: EnvironmentReader): string | null {
  const given = env.optional('BACKUP_PASSPHRASE');
  if (given === null || given.length >= MIN_PASSPHRASE_LENGTH) return given;
  const expected = `it needs at least ${MIN_PASSPHRASE_LENGTH}`;
  throw new ConfigError('BACKUP_PASSPHRASE', `${given.length} characters`, expected);
}
