import { DOUBLES_UNTIL_ID, maskTicketCode, type FirstUse, type GateDouble } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { In, MoreThan } from 'typeorm';
import { TtlCache } from '../../../platform/cache/ttl-cache.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Reader } from '../../../platform/database/reader.js';
import { TicketEntity } from '../../ticket.entity.js';
import { ScanEntity } from '../check-in/scan.entity.js';

const MANY_WITHIN_MS = 10 * 60_000;
const MAX_AGE_MS = 1_000;
const SHOWN = 200;

/** Tickets that let somebody in twice: by phones that couldn't know of each other. */
@Injectable()
export class DoublesService {
  private readonly many: TtlCache<boolean>;

  constructor(
    private readonly reader: Reader,
    private readonly clock: Clock,
  ) {
    this.many = new TtlCache(clock, MAX_AGE_MS, () => this.countLately());
  }

  /** Whether so many turned up within ten minutes that all phones ask for an ID. */
  areMany(): Promise<boolean> {
    return this.many.get();
  }

  /** The last noticed first, at most 200, each with the entry that counts. */
  async list(): Promise<GateDouble[]> {
    const scans = await this.reader.of(ScanEntity).find({
      where: { result: 'double', action: 'checkin' },
      order: { noticedAt: 'DESC', id: 'DESC' },
      take: SHOWN,
    });
    const ticketId = In([...new Set(scans.flatMap((scan) => scan.ticketId ?? []))]);
    const tickets = await this.reader.of(TicketEntity).findBy({ id: ticketId });
    const entries = await this.reader.of(ScanEntity).findBy({ ticketId, action: 'checkin', result: 'valid' });
    const key = (id: number | null, at: Date | null) => `${id} ${at?.getTime()}`;
    const devices = new Map(entries.map((scan) => [key(scan.ticketId, scan.scannedAt), scan.device]));
    const ticketOf = new Map(tickets.map((ticket) => [ticket.id, ticket]));
    return scans.flatMap((scan) => {
      const ticket = ticketOf.get(scan.ticketId ?? 0);
      if (!ticket) return [];
      const first = firstUse(ticket, devices.get(key(ticket.id, ticket.checkedInAt)) ?? null);
      return [toDouble(scan, ticket, first)];
    });
  }

  count(): Promise<number> {
    return this.reader.of(ScanEntity).countBy({ result: 'double', action: 'checkin' });
  }

  private async countLately(): Promise<boolean> {
    const since = new Date(this.clock.now().getTime() - MANY_WITHIN_MS);
    const where = { result: 'double', action: 'checkin', noticedAt: MoreThan(since) } as const;
    return (await this.reader.of(ScanEntity).countBy(where)) >= DOUBLES_UNTIL_ID;
  }
}

/** Null: the ticket wasn't used but not valid, or its check-in was taken back since. */
function firstUse({ checkedInAt, checkedInGate }: TicketEntity, device: string | null): FirstUse | null {
  return checkedInAt && { at: checkedInAt.toISOString(), gate: checkedInGate, device };
}

function toDouble(scan: ScanEntity, { ticketCode, orderId }: TicketEntity, first: FirstUse | null): GateDouble {
  return {
    id: scan.id,
    code: maskTicketCode(ticketCode),
    order_id: orderId,
    first,
    second: { at: scan.scannedAt.toISOString(), gate: scan.gate, device: scan.device },
    noticed_at: (scan.noticedAt ?? scan.scannedAt).toISOString(),
  };
}
