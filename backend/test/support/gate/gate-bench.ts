import type { GateDouble, GateSettings } from '@festival/contracts';
import { TicketEntity } from '../../../src/tickets/ticket.entity.js';
import { Festival } from '../festival.js';
import { RESET_SECRET } from '../sales/resets.js';
import { TicketMaker } from '../sales/tickets.js';
import { closeSound } from '../sound-data.js';
import { staff } from '../staff.js';
import type { Visitor } from '../visitor.js';
import { Phone } from './phone.js';

/** A festival with two paired phones, a coordinator of the gate and a super admin; two items are handed out. */
export class GateBench {
  private constructor(
    readonly festival: Festival,
    readonly make: TicketMaker,
    readonly lead: Visitor,
    readonly boss: Visitor,
    readonly north: Phone,
    readonly south: Phone,
  ) {}

  static async open(): Promise<GateBench> {
    const festival = await Festival.open({ environment: { TICKET_RESET_SECRET: RESET_SECRET } });
    const [lead, boss] = [await staff(festival, 'gate'), await staff(festival, 'super_admin')];
    const [north, south] = [await Phone.pair(festival, lead, 'North'), await Phone.pair(festival, lead, 'South')];
    const bench = new GateBench(festival, new TicketMaker(festival), lead, boss, north, south);
    await bench.change({ items: ['Shirt', 'Wristband'] });
    return bench;
  }

  /** Changes the gate's settings, and waits until every process reads them again. */
  async change(changes: Partial<GateSettings>): Promise<void> {
    const { data } = (await this.boss.get('/api/admin/gate/settings').expect(200)).body;
    await this.boss.put('/api/admin/gate/settings', { ...data, ...changes }).expect(200);
    this.festival.clock.advanceSeconds(2);
  }

  async ticketCode(): Promise<string> {
    return (await this.make.ticket()).ticketCode;
  }

  row(code: string): Promise<TicketEntity> {
    return this.festival.rows(TicketEntity).findOneByOrFail({ ticketCode: code });
  }

  secondsAgo(seconds: number): string {
    return new Date(this.festival.clock.now().getTime() - seconds * 1000).toISOString();
  }

  async doubles(): Promise<GateDouble[]> {
    return (await this.lead.get('/api/admin/gate/doubles').expect(200)).body.data as GateDouble[];
  }

  close(): Promise<void> {
    return closeSound(this.festival);
  }
}
