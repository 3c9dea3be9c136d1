import type { DataSource } from 'typeorm';
import { BackupsService } from '../../platform/backups/backups.service.js';
import type { AppConfig } from '../../platform/config/app-config.js';
import { Reader } from '../../platform/database/reader.js';
import { SettingEntity } from '../../platform/settings/setting.entity.js';
import type { Settings } from '../../platform/settings/settings.service.js';
import { readProvider } from '../probes/provider.js';
import type { Probes, ProviderSeen, WaySeen } from '../probes/probes.js';
import { callThroughPublicUrl } from '../probes/way-call.js';
import { NotLooked } from './finding.js';

interface SurroundingsOptions {
  config: AppConfig;
  now: () => Date;
  probes: Probes;
  /** Connected; or the reason why it isn't, as a sentence. */
  database: DataSource | string;
}

/** All that checks may look at. They change nothing. What several of them need is asked once. */
export class Surroundings {
  readonly config: AppConfig;
  readonly now: () => Date;
  readonly probes: Probes;
  readonly database: DataSource | string;
  private way?: Promise<WaySeen>;
  private provider?: Promise<ProviderSeen>;

  constructor({ config, now, probes, database }: SurroundingsOptions) {
    this.config = config;
    this.now = now;
    this.probes = probes;
    this.database = database;
  }

  get reader(): Reader {
    return new Reader(this.connected);
  }

  get backups(): BackupsService {
    return new BackupsService(this.reader);
  }

  /** For what the reader can't say; the caller must not write with it. */
  async query<T>(sql: string): Promise<T[]> {
    return this.connected.query<T[]>(sql);
  }

  /** As the database has it; what was never written is left out. */
  async setting<K extends keyof Settings>(key: K): Promise<Partial<Settings[K]>> {
    const row = await this.reader.of(SettingEntity).findOneBy({ key });
    return (row?.value ?? {}) as Partial<Settings[K]>;
  }

  /** A call of our own, as a visitor's comes in. */
  wayIn(): Promise<WaySeen> {
    return (this.way ??= callThroughPublicUrl(this.config, this.probes, this.now()));
  }

  /** The provider's answer to a query with our key. */
  providerAnswer(): Promise<ProviderSeen> {
    return (this.provider ??= readProvider(this.config, this.probes, this.now));
  }

  private get connected(): DataSource {
    if (typeof this.database !== 'string') return this.database;
    throw new NotLooked('The database is away.', 'Mend the database first, then check again.');
  }
}
