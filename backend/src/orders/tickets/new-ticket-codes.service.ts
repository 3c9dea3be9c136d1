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
const ORDERS_AT_ONCE = 100;

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
      .limit(ORDERS_AT_ONCE)
      .getRawMany<{ orderId: number }>();
    const mailed = await this.transactions.run(async (db) => {
      const orders = await db.findBy(OrderEntity, { id: In(rows.map(({ orderId }) => orderId)) });
      let count = 0;
      for (const order of orders) if (await this.mailOne(db, order, carried, present)) count += 1;
      const after = { orders: count };
      await this.audit.record(db, {
        ...actor,
        action: 'mail_new_codes',
        resource: 'ticket_keys',
        recordId: keyId,
        after,
      });
      return count;
    });
    return { mailed, left: await this.reader.of(TicketEntity).countBy(valid) };
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
