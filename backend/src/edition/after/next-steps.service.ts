import { type EditionNextStep, isOnSale } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { AdminUserEntity } from '../../auth/admin-user.entity.js';
import { BackupsService } from '../../platform/backups/backups.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import type { EditionEntity } from '../../platform/editions/edition.entity.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { TicketTypeEntity } from '../../tickets/tiers/ticket-type.entity.js';
import { OldTextsService, type OldWords, oldWordsOf } from './old-texts.service.js';

const SUPER_ADMINS = 2;
const NAMED = 5;

/** What leads from a new edition to its sale, and which of it is done. */
@Injectable()
export class NextStepsService {
  constructor(
    private readonly reader: Reader,
    private readonly settings: SettingsService,
    private readonly backups: BackupsService,
    private readonly oldTexts: OldTextsService,
    private readonly clock: Clock,
  ) {}

  async list(last: EditionEntity): Promise<EditionNextStep[]> {
    const since = last.closedAt ?? last.begunAt;
    return [
      await this.texts(last),
      await this.tiers(since),
      await this.accounts(),
      await this.invitations(),
      await this.backup(since),
      ...(await this.readiness(since)),
      step('rehearse', 'Rehearse a whole sale', false, 'It runs beside the festival, on made-up orders.', {
        command: 'npm run rehearse',
      }),
      await this.site(),
      await this.sale(),
    ];
  }

  private async texts({ edition, concertAt }: EditionEntity): Promise<EditionNextStep> {
    const { concertDate } = await this.settings.stored('festival');
    const words = oldWordsOf(edition, concertAt.toISOString(), concertDate);
    const found = await this.oldTexts.places(words);
    const more = found.length > NAMED ? [`and ${found.length - NAMED} more`] : [];
    const places = [...found.slice(0, NAMED), ...more].join(', ');
    const seen = seenOf(words, places);
    return step('texts', 'Write the new year into the texts', found.length === 0, seen, { screen: 'settings' });
  }

  private async tiers(since: Date): Promise<EditionNextStep> {
    const tiers = await this.reader.of(TicketTypeEntity).find();
    const saved = tiers.filter(({ updatedAt }) => updatedAt > since).length;
    const isDone = tiers.length > 0 && saved === tiers.length;
    const seen =
      tiers.length === 0 ? 'There are no ticket types.' : `${saved} of ${tiers.length} ticket types were saved since.`;
    return step('tiers', 'Look at prices, quotas and dates', isDone, seen, { screen: 'ticket-types' });
  }

  private async accounts(): Promise<EditionNextStep> {
    const count = await this.reader.of(AdminUserEntity).countBy({ role: 'super_admin', isActive: true });
    const seen = `${count} active Super ${count === 1 ? 'Admin' : 'Admins'}: two are needed, should one be away.`;
    return step('accounts', 'Invite this year’s committee', count >= SUPER_ADMINS, seen, { screen: 'users' });
  }

  /** Their links ended with the edition; accounts in the list of staff don't say so by themselves. */
  private async invitations(): Promise<EditionNextStep> {
    const where = { isActive: true, passwordHash: IsNull() };
    const invited = await this.reader.of(AdminUserEntity).find({ where, order: { email: 'ASC' } });
    const addresses = invited.map(({ email }) => email).join(', ');
    const [account, has] = invited.length === 1 ? ['account', 'has'] : ['accounts', 'have'];
    const seen =
      invited.length === 0
        ? 'Every account has a password.'
        : `${invited.length} ${account} ${has} no password, and earlier invitations are not good any more: ${addresses}.`;
    const title = 'Invite again who never set a password';
    return step('invitations', title, invited.length === 0, seen, { screen: 'users' });
  }

  private async backup(since: Date): Promise<EditionNextStep> {
    const proved = await this.backups.lastVerified();
    const isDone = proved !== null && proved.takenAt > since;
    const seen = isDone
      ? 'One was made since, and restored for a try.'
      : 'None of this edition was restored for a try.';
    return step('backup', 'Make and prove a backup', isDone, seen, { command: 'npm run backup, then npm run verify' });
  }

  private async readiness(since: Date): Promise<EditionNextStep[]> {
    const { report } = await this.settings.stored('readiness');
    const mail = report?.lines.find(({ id }) => id === 'test_mail');
    const arrived = mail?.seen ?? 'None was sent.';
    const isNew = report !== null && new Date(report.checked_at) > since;
    const faults = report?.lines.filter(({ state }) => state === 'fault').length ?? 0;
    const seen = isNew ? `The last check found ${faults === 1 ? '1 fault' : `${faults} faults`}.` : 'Not checked yet.';
    const where = { screen: 'readiness', command: 'npm run doctor' };
    return [
      step('test_mail', 'Send a test mail', mail?.state === 'ok', arrived, { screen: 'readiness' }),
      step('readiness', 'Ready to sell?', isNew && faults === 0, seen, where),
    ];
  }

  private async site(): Promise<EditionNextStep> {
    const { underConstruction } = await this.settings.stored('site');
    const seen = underConstruction ? 'Visitors see that it is under construction.' : 'Visitors see it.';
    return step('site', 'Open the site', !underConstruction, seen, { screen: 'settings' });
  }

  private async sale(): Promise<EditionNextStep> {
    const tiers = await this.reader.of(TicketTypeEntity).find();
    const selling = tiers.filter((tier) => isOnSale(tier, tiers, this.clock.now()));
    const seen =
      selling.length > 0 ? `On sale: ${selling.map(({ header }) => header).join(', ')}.` : 'Nothing is on sale.';
    return step('sale', 'Open the sale', selling.length > 0, seen, { screen: 'ticket-types' });
  }
}

function seenOf({ edition, days, isDayKept }: OldWords, places: string): string {
  if (isDayKept) return places === '' ? `No text names ${edition}.` : `${edition} is in: ${places}.`;
  const day = days.en;
  return places === '' ? `No text names ${edition} or ${day}.` : `${edition} or ${day} is in: ${places}.`;
}

function step(
  id: string,
  title: string,
  is_done: boolean,
  seen: string,
  { screen = null, command = null }: { screen?: string | null; command?: string | null },
): EditionNextStep {
  return { id, title, is_done, seen, screen, command };
}
