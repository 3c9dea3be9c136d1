import type { TicketTypeCard } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { ReadyJson, successJson } from '../../platform/http/answers/answers.js';
import { etagOf } from '../../platform/http/answers/etags.js';
import { CachedReads } from '../../platform/http/answers/cached-reads.js';
import type { TicketTypeEntity } from './ticket-type.entity.js';
import { toCard } from './ticket-type.mapper.js';
import { TicketTypesService } from './ticket-types.service.js';

const MOMENT_MS = 100;

interface Made {
  tiers: TicketTypeEntity[];
  /** Tenths of a second since 1970. */
  moment: number;
  answer: ReadyJson<TicketTypeCard[]>;
}

/** The cards of the ticket page as one ready text; sales windows are checked ten times a second. */
@Injectable()
export class TicketCardsService {
  private made: Made = { tiers: [], moment: 0, answer: new ReadyJson('') };

  constructor(
    private readonly ticketTypes: TicketTypesService,
    private readonly clock: Clock,
    reads: CachedReads,
  ) {
    reads.add('/api/ticket-types', () => {
      const tiers = ticketTypes.cached();
      return tiers && this.answerOf(tiers);
    });
  }

  async answer(): Promise<ReadyJson<TicketTypeCard[]>> {
    return this.answerOf(await this.ticketTypes.all());
  }

  private answerOf(tiers: TicketTypeEntity[]): ReadyJson<TicketTypeCard[]> {
    const now = this.clock.now();
    const moment = Math.floor(now.getTime() / MOMENT_MS);
    if (tiers === this.made.tiers && moment === this.made.moment) return this.made.answer;
    const json = successJson(tiers.map((tier) => toCard(tier, tiers, now)));
    const answer =
      json === this.made.answer.json ? this.made.answer : new ReadyJson<TicketTypeCard[]>(json, 200, etagOf(json));
    this.made = { tiers, moment, answer };
    return answer;
  }
}
