import { hkdfSync } from 'node:crypto';

/** `web` serves visitors, `worker` does the scheduled work and sends the mails, `all` does both. */
export type Role = 'all' | 'web' | 'worker';

export type MidtransEnvironment = 'simulator' | 'sandbox' | 'production';

export type DatabaseConfig = { kind: 'sqlite'; file: string } | { kind: 'mysql'; url: string; pool: number };
export type MailConfig = { kind: 'file'; directory: string } | { kind: 'smtp'; url: string };

export interface BucketConfig {
  kind: 'bucket';
  /** With the bucket as its path. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Where uploaded pictures are. */
export type MediaConfig = { kind: 'folder'; directory: string } | BucketConfig;

export interface MidtransConfig {
  environment: MidtransEnvironment;
  serverKey: string;
  clientKey: string;
  /** Where `snap.js` is loaded from by the visitor's browser. */
  snapUrl: string;
  /** Base addresses for our calls; null = the provider library's own. */
  baseUrl: string | null;
}

/** The environment, parsed and checked once. */
export class AppConfig {
  readonly role!: Role;
  readonly port!: number;
  readonly host!: string;
  readonly publicUrl!: string;
  readonly database!: DatabaseConfig;
  readonly varDir!: string;
  readonly secretKey!: string;
  readonly backupDir!: string;
  /** Null: backups are not encrypted, and are made only on demand. */
  readonly backupPassphrase!: string | null;
  /** Accepted too while `SECRET_KEY` is changed; nothing is made with it. */
  readonly secretKeyOld!: string | null;
  readonly adminEmail!: string;
  readonly adminPassword!: string | null;
  readonly media!: MediaConfig;
  readonly mail!: MailConfig;
  readonly mailFrom!: string;
  readonly mailPerMinute!: number;
  readonly trustProxy!: number;
  readonly midtrans!: MidtransConfig;
  readonly orderExpiryMinutes!: number;
  /** Orders of one tier that may wait to be written; further ones are told to come back. */
  readonly orderQueue!: number;
  /** Tickets that one e-mail address or phone number may have, paid or in an open order; null without a limit. */
  readonly purchaseLimit!: number | null;
  /** Whether a browser solves a challenge before an order: by the state of the sale, always, never. */
  readonly proofOfWork!: 'auto' | 'on' | 'off';
  readonly ticketResetSecret!: string;
  readonly translateUrl!: string | null;
  readonly redisUrl!: string | null;
  readonly metricsToken!: string | null;
  /** Who is written to when something is wrong; null: the super admins, empty: nobody. */
  readonly alertEmails!: readonly string[] | null;
  /** Where the same goes as JSON; its address is a secret. */
  readonly alertWebhook!: string | null;
  /** Where traces go (OTLP over HTTP); null: none are made. */
  readonly tracesUrl!: string | null;
  readonly rateLimits!: boolean;
  readonly demoContent!: boolean;
  readonly logLevel!: string;

  constructor(
    values: Omit<
      AppConfig,
      'deriveKey' | 'acceptedKeys' | 'keyMark' | 'isHttps' | 'usesSimulator' | 'servesVisitors' | 'runsJobs'
    >,
  ) {
    Object.assign(this, values);
  }

  /** 32 bytes for one purpose; keys for different purposes tell nothing of each other (RFC 5869). */
  deriveKey(purpose: string): Buffer {
    return derive(this.secretKey, purpose);
  }

  /** `deriveKey`, and behind it the one that was made of `SECRET_KEY_OLD`: for whoever verifies or opens. */
  acceptedKeys(purpose: string): [Buffer, ...Buffer[]] {
    return [this.deriveKey(purpose), ...(this.secretKeyOld ? [derive(this.secretKeyOld, purpose)] : [])];
  }

  /** Tells one `SECRET_KEY` from another in the database, and nothing of it: 16 hex digits. */
  get keyMark(): string {
    return this.deriveKey('key-mark').toString('hex').slice(0, 16);
  }

  get isHttps(): boolean {
    return this.publicUrl.startsWith('https:');
  }

  /** Answers pages and calls; otherwise only its probes and metrics. */
  get servesVisitors(): boolean {
    return this.role !== 'worker';
  }

  /** Does scheduled work that one process does for all, and sends mails. */
  get runsJobs(): boolean {
    return this.role !== 'web';
  }

  get usesSimulator(): boolean {
    return this.midtrans.environment === 'simulator';
  }
}

function derive(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'festival-platform', purpose, 32));
}
