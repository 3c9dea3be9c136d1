import { AdminUserEntity } from '../src/auth/admin-user.entity.js';
import { BackupAgeService } from '../src/monitoring/figures/backup-age.service.js';
import { BackupsService } from '../src/platform/backups/backups.service.js';
import { Clock } from '../src/platform/clock/clock.js';
import type { AppConfig, MidtransConfig } from '../src/platform/config/app-config.js';
import { Reader } from '../src/platform/database/reader.js';
import { SettingsService } from '../src/platform/settings/settings.service.js';
import { Festival } from './support/festival.js';

let festival: Festival;
beforeAll(async () => (festival = await Festival.open()));
afterAll(() => festival.close());

const ageWith = (environment: MidtransConfig['environment']): Promise<number | null> => {
  const config = { midtrans: { environment } } as AppConfig;
  const { get } = { get: festival.get.bind(festival) };
  return new BackupAgeService(get(BackupsService), get(SettingsService), get(Reader), config, get(Clock)).seconds();
};

it('a festival that takes real money and was never backed up is as late as it is old', async () => {
  const now = festival.get(Clock).now().getTime();
  const users = festival.rows(AdminUserEntity);
  await users.update({ email: 'admin@festival.local' }, { createdAt: new Date(now - 3 * 3_600_000) });
  expect(await ageWith('production')).toBeCloseTo(10_800, -1);
  expect(await ageWith('sandbox')).toBeNull();
  expect(await ageWith('simulator')).toBeNull();
});
