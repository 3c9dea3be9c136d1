import {
  decodeGateTickets,
  type GateChanges,
  type GateRole,
  type GateScan,
  type GateScanOutcome,
  type GateSnapshot,
  type GateTicket,
  type TicketDetails,
} from '@festival/contracts';
import { createDecipheriv, createHash, randomUUID } from 'node:crypto';
import { hashTicketCode } from '../../../src/tickets/desk/hash-ticket-code.js';
import type { Festival } from '../festival.js';
import type { Visitor } from '../visitor.js';

let added = 0;

/** A phone at the gate, added by `lead` and paired. */
export class Phone {
  private constructor(
    readonly id: number,
    readonly name: string,
    readonly visitor: Visitor,
    private readonly festival: Festival,
  ) {}

  static async pair(festival: Festival, lead: Visitor, gate = 'Gate A', role: GateRole = 'steward'): Promise<Phone> {
    const name = `Phone ${(added += 1)}`;
    const { body } = await lead.post('/api/admin/gate/devices', { name, gate, role }).expect(201);
    const visitor = festival.visitor();
    const token = tokenOf(body.data.address);
    const paired = await visitor.post('/api/gate/pair', { token }).expect(200);
    visitor.token = paired.body.data.session as string;
    return new Phone(body.data.id as number, name, visitor, festival);
  }

  async snapshot(): Promise<GateSnapshot> {
    return (await this.visitor.get('/api/gate/snapshot').expect(200)).body.data as GateSnapshot;
  }

  async changes(since: number): Promise<GateChanges> {
    return (await this.visitor.get(`/api/gate/changes?since=${since}`).expect(200)).body.data as GateChanges;
  }

  /** One scan with these fields; the phone's clock is the server's. */
  scan(code: string, changes: Partial<GateScan> = {}): GateScan {
    return {
      nonce: randomUUID(),
      code,
      mode: 'entry',
      at: this.festival.clock.now().toISOString(),
      offset_ms: 0,
      verdict: 'valid',
      ...changes,
    };
  }

  async send(...scans: GateScan[]): Promise<GateScanOutcome[]> {
    const { body } = await this.visitor.post('/api/gate/scans', { scans }).expect(200);
    return body.data.results as GateScanOutcome[];
  }

  /** The one outcome of a scan that is sent at once. */
  async sendOne(code: string, changes: Partial<GateScan> = {}): Promise<GateScanOutcome> {
    const [outcome] = await this.send(this.scan(code, changes));
    if (!outcome) throw new Error('no outcome');
    return outcome;
  }
}

export const tokenOf = (address: string): string => address.slice(address.indexOf('#') + 1);

/** The tickets of a copy by their hashes. */
export function copied({ tickets, count }: Pick<GateSnapshot, 'tickets' | 'count'>): Map<string, GateTicket> {
  return new Map(decodeGateTickets(Buffer.from(tickets, 'base64'), count).map((ticket) => [ticket.hash, ticket]));
}

export const hashOf = hashTicketCode;

/** As a phone opens a seal with the code of the ticket; throws with another code. */
export function openSeal(code: string, sealed: string): TicketDetails {
  const bytes = Buffer.from(sealed, 'base64url');
  const key = createHash('sha256').update(`gate-details:${code}`).digest();
  const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
  cipher.setAuthTag(bytes.subarray(-16));
  return JSON.parse(cipher.update(bytes.subarray(12, -16), undefined, 'utf8') + cipher.final('utf8')) as TicketDetails;
}
