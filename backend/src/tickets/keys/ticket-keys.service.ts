import {
  crockford,
  type RetireTicketKeyRequest,
  type TicketKeyState,
  type TicketSigningKey,
  type TicketSigningKeys,
} from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { type EntityManager, Equal, type FindOptionsWhere, IsNull, LessThan, MoreThan, Not, Or } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { GatePhoneEntity } from '../../auth/phones/gate-phone.entity.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/clock/clock.js';
import { laterThan } from '../../platform/clock/later-than.js';
import { holdRows } from '../../platform/database/lock-rows.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';
import { SigningKeyEntity } from '../desk/signing-key.entity.js';
import { newKey, signingOf, signsFrom, TicketSignerService } from '../desk/ticket-signer.service.js';
import { TicketEntity } from '../ticket.entity.js';

const RESOURCE = 'ticket_keys';
const ID_RANDOM = 3;

export const TICKET_KEY_TEXTS = {
  waits: 'The newest key does not sign yet. Wait until it does before you make another one.',
  signs: 'This key signs the new tickets. Make a new key first.',
  retired: 'This key is retired already.',
  more: 'More tickets carry this key by now. Please look at their number again.',
} as const;

interface CountedKey {
  row: SigningKeyEntity;
  state: TicketKeyState;
  signsFrom: Date;
  unused: number;
}

/** The key pairs of the QR codes: the list, a new one, and the end of one. Callers have asked for the password again. */
@Injectable()
export class TicketKeysService {
  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly signer: TicketSignerService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<TicketSigningKeys> {
    const keys = await this.counted();
    return { keys: keys.map(toWire), phones_behind: await this.phonesBehind(lastChange(keys)) };
  }

  /** It signs from a minute on. 409 while the newest one doesn't yet. */
  async create(actor: Actor): Promise<TicketSigningKeys> {
    await this.transactions.run(async (db) => {
      const rows = await this.held(db);
      if (statesOf(rows, this.clock.now()).some(({ state }) => state === 'waits')) {
        throw new AppError('CONFLICT', TICKET_KEY_TEXTS.waits);
      }
      const key = newKey(freeId(rows), afterAll(rows, this.clock.now()));
      await db.insert(SigningKeyEntity, key);
      await this.audit.record(db, { ...actor, action: 'create', resource: RESOURCE, recordId: key.id });
    });
    await this.signer.renew();
    return this.list();
  }

  /** Tickets that carry it get a code of the present key when they are shown or mailed again. Throws 404 and 409. */
  async retire(id: string, { unused_tickets: seen }: RetireTicketKeyRequest, actor: Actor): Promise<TicketSigningKeys> {
    await this.transactions.run(async (db) => {
      const rows = await this.held(db);
      const key = (await this.counted()).find(({ row }) => row.id === id);
      if (!key) throw new AppError('NOT_FOUND', 'Key not found.');
      if (key.state === 'retired') throw new AppError('CONFLICT', TICKET_KEY_TEXTS.retired);
      const signing = statesOf(rows, this.clock.now()).find(({ state }) => state === 'signs');
      if (signing?.row.id === id || key.state === 'waits') throw new AppError('CONFLICT', TICKET_KEY_TEXTS.signs);
      if (key.unused > seen) throw new AppError('CONFLICT', TICKET_KEY_TEXTS.more);
      await db.update(SigningKeyEntity, { id }, { retiredAt: this.clock.now() });
      const after = { unused_tickets: key.unused };
      await this.audit.record(db, { ...actor, action: 'retire', resource: RESOURCE, recordId: id, after });
    });
    await this.signer.renew();
    return this.list();
  }

  /** The condition on tickets that carry a key. Throws 404. */
  async carriedBy(id: string): Promise<FindOptionsWhere<TicketEntity>> {
    const rows = await this.rows();
    if (!rows.some((row) => row.id === id)) throw new AppError('NOT_FOUND', 'Key not found.');
    return { signingKey: rows.at(-1)?.id === id ? Or(Equal(id), IsNull()) : id };
  }

  /** Locked until the transaction ends: of two who make or retire one at once the second sees the first. */
  private async held(db: EntityManager): Promise<SigningKeyEntity[]> {
    await holdRows(db, SigningKeyEntity, null);
    return db.find(SigningKeyEntity, { order: { createdAt: 'DESC', id: 'DESC' } });
  }

  private rows(): Promise<SigningKeyEntity[]> {
    return this.reader.of(SigningKeyEntity).find({ order: { createdAt: 'DESC', id: 'DESC' } });
  }

  private async counted(): Promise<CountedKey[]> {
    const rows = await this.rows();
    const counts = await this.reader
      .select(TicketEntity, 't')
      .select('t.signingKey', 'key')
      .addSelect('COUNT(*)', 'tickets')
      .where("t.status = 'valid' AND t.deletedAt IS NULL")
      .groupBy('t.signingKey')
      .getRawMany<{ key: string | null; tickets: string | number }>();
    const oldest = rows.at(-1)?.id;
    return statesOf(rows, this.clock.now()).map((each) => ({
      ...each,
      unused: counts
        .filter(({ key }) => (key ?? oldest) === each.row.id)
        .reduce((sum, { tickets }) => sum + Number(tickets), 0),
    }));
  }

  /** A phone that has missed a new key refuses its tickets; one that has missed the end of one lets its copies in. */
  private async phonesBehind(changedAt: Date | null): Promise<number> {
    if (!changedAt) return 0;
    const now = this.clock.now();
    const paired = { sessionHash: Not(IsNull()), revokedAt: IsNull(), expiresAt: MoreThan(now) };
    return this.reader.of(GatePhoneEntity).countBy({ ...paired, seenAt: LessThan(changedAt) });
  }
}

/** When a key was last made or retired. */
function lastChange(keys: readonly CountedKey[]): Date | null {
  const times = keys.flatMap(({ row }) => [row.createdAt, row.retiredAt ?? []].flat().map((at) => at.getTime()));
  return times.length === 0 ? null : new Date(Math.max(...times));
}

function statesOf(rows: readonly SigningKeyEntity[], now: Date): Array<Omit<CountedKey, 'unused'>> {
  const keys = rows.map((row) => ({ row, signsFrom: signsFrom(row, rows), isRetired: row.retiredAt !== null }));
  const signing = signingOf(keys, now);
  return keys.map((key) => ({ row: key.row, signsFrom: key.signsFrom, state: stateOf(key, signing, now) }));
}

function stateOf(
  key: { row: SigningKeyEntity; signsFrom: Date; isRetired: boolean },
  signing: { row: SigningKeyEntity } | undefined,
  now: Date,
): TicketKeyState {
  if (key.isRetired) return 'retired';
  if (key.row.id === signing?.row.id) return 'signs';
  return key.signsFrom > now ? 'waits' : 'accepted';
}

/** Keys are told apart by their order, so a new one is later than all others, also when the clock was set back. */
function afterAll(rows: readonly SigningKeyEntity[], now: Date): Date {
  return rows[0] ? laterThan(rows[0].createdAt, now) : now;
}

/** Four characters, as the first key's: signatures begin with them. */
export function freeId(rows: ReadonlyArray<Pick<SigningKeyEntity, 'id'>>): string {
  for (;;) {
    const id = `k${crockford(randomBytes(ID_RANDOM)).toLowerCase()}`;
    if (!rows.some((row) => row.id.toLowerCase() === id)) return id;
  }
}

function toWire({ row, state, signsFrom: from, unused }: CountedKey): TicketSigningKey {
  return {
    id: row.id,
    state,
    created_at: row.createdAt.toISOString(),
    signs_from: from.toISOString(),
    retired_at: row.retiredAt?.toISOString() ?? null,
    unused_tickets: unused,
  };
}
