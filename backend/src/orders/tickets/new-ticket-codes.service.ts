import { isSuccessful, type NewTicketCodes } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { type EntityManager, type FindOptionsWhere, In, IsNull } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import type { Actor } from '../../platform/access/actor.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';
import { TicketSignerService } from '../../tickets/desk/ticket-signer.service.js';
import { TICKET_KEY_TEXTS, TicketKeysService } from '../../tickets/keys/ticket-keys.service.js';
import { TicketEntity } from '../../tickets/ticket.entity.js';
import { OrderEntity } from '../order.entity.js';
import { OrderMailsService } from '../status/order-mails.service.js';

/** Orders of one call: each is a mail's row with its tickets. */
const ORDERS_OF_A_CALL = 100;
/** Orders of one transaction, which holds their tickets: those who buy or are let in meanwhile must not wait for all. */
const ORDERS_AT_ONCE = 10;

interface Plan {
  keyId: string;
  carried: FindOptionsWhere<TicketEntity>;
  present: string;
  actor: Actor;
}

/** Mails the e-tickets again whose QR codes a key signed that is to be retired, with codes of the present key. */
@Injectable()
export class NewTicketCodesService {
  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly keys: TicketKeysService,
    private readonly signer: TicketSignerService,
    private readonly mails: OrderMailsService,
    private readonly audit: AuditService,
  ) {}

  /** The next hundred orders; to be called until nothing is left. Throws 404, 409 (the key signs new tickets). */
  async mail(keyId: string, actor: Actor): Promise<NewTicketCodes> {
    const carried = await this.keys.carriedBy(keyId);
    const present = this.signer.presentKey;
    if (present === null || present === keyId) throw new AppError('CONFLICT', TICKET_KEY_TEXTS.signs);
    const valid = { ...carried, status: 'valid' as const, deletedAt: IsNull() };
    const rows = await this.reader
      .select(TicketEntity, 't')
      .select('DISTINCT t.orderId', 'orderId')
      .where(valid)
      .orderBy('t.orderId')
      .limit(ORDERS_OF_A_CALL)
      .getRawMany<{ orderId: number }>();
    const plan = { keyId, carried, present, actor };
    let mailed = 0;
    for (let start = 0; start < rows.length; start += ORDERS_AT_ONCE) {
      const some = rows.slice(start, start + ORDERS_AT_ONCE);
      mailed += await this.mailSome(
        some.map(({ orderId }) => orderId),
        plan,
      );
    }
    return { mailed, left: await this.reader.of(TicketEntity).countBy(valid) };
  }

  /** In one transaction with its audit entry. */
  private mailSome(ids: number[], { keyId, carried, present, actor }: Plan): Promise<number> {
    return this.transactions.run(async (db) => {
      // By id: of two calls at once none waits for the other crosswise.
      const orders = await db.find(OrderEntity, { where: { id: In(ids) }, order: { id: 'ASC' } });
      let count = 0;
      for (const order of orders) if (await this.mailOne(db, order, carried, present)) count += 1;
      const entry = { action: 'mail_new_codes', resource: 'ticket_keys', recordId: keyId, after: { orders: count } };
      await this.audit.record(db, { ...actor, ...entry });
      return count;
    });
  }

  /** False when another call was faster. */
  private async mailOne(
    db: EntityManager,
    order: OrderEntity,
    carried: FindOptionsWhere<TicketEntity>,
    signingKey: string,
  ): Promise<boolean> {
    const { affected } = await db.update(TicketEntity, { ...carried, orderId: order.id }, { signingKey });
    if (!affected || !isSuccessful(order.status)) return false;
    await this.mails.newCodes(db, order);
    return true;
  }
}
