import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/access/actor.js';
import { TicketsService } from '../../tickets/desk/tickets.service.js';
import { OrderChangesService } from './order-changes.service.js';
import { planRepair } from './ticket-repair.js';

/** Brings an order's tickets back in line with its quantity and status. */
@Injectable()
export class RepairTicketsService {
  constructor(
    private readonly changes: OrderChangesService,
    private readonly tickets: TicketsService,
  ) {}

  /** The number of tickets made, changed or taken away; 0 in a healthy system. Throws 404, 409 (changed meanwhile). */
  repair(key: string, actor: Actor): Promise<number> {
    return this.changes.run(key, async (db, order) => {
      // Written first: nobody can change status or tickets of this order before we are done.
      await this.changes.write(db, order, {}, undefined);
      const before = await this.tickets.ofOrder(db, order.id);
      const plan = planRepair(order, before);
      if (plan.missing.length > 0) await this.tickets.issue(db, order, { numbers: plan.missing, status: plan.state });
      const changed = await this.tickets.correct(db, plan);
      const count = plan.missing.length + changed;
      const states = before.map(({ ticketCode, status }) => `${ticketCode} ${status}`);
      await this.changes.record(db, actor, order, {
        action: 'repair_tickets',
        before: { tickets: states },
        after: { updated_count: count, state: plan.state },
      });
      return count;
    });
  }
}
