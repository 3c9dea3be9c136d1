import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { ReadyJson } from '../http/answers.js';
import { etagOf } from '../http/etags.js';
import { ReadyReads } from '../http/ready-reads.js';
import type { TicketTypeEntity } from './ticket-type.entity.js';
import { toCard } from './ticket-type.mapper.js';
import { TicketTypesService } from './ticket-types.service.js';

/** The cards of the ticket page as one ready text; which are on sale is decided anew each time. */
@Injectable()
export class TicketCards {
  private last = new ReadyJson('');

  constructor(
    private readonly ticketTypes: TicketTypesService,
    private readonly clock: Clock,
    reads: ReadyReads,
  ) {
    reads.add('/api/ticket-types', () => {
      const tiers = ticketTypes.ready();
      return tiers && this.answerOf(tiers);
    });
  }

  async answer(): Promise<ReadyJson> {
    return this.answerOf(await this.ticketTypes.all());
  }

  private answerOf(tiers: TicketTypeEntity[]): ReadyJson {
    const now = this.clock.now();
    const json = JSON.stringify({ success: true, data: tiers.map((tier) => toCard(tier, tiers, now)) });
    if (json !== this.last.json) this.last = new ReadyJson(json, 200, etagOf(json));
    return this.last;
  }
}
