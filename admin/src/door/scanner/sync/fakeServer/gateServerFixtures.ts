import { decide, findTickets, makeTicket, pack, takeBack, type FakeTicket } from './fakeTicketsFixtures';
import { makeSigner, type Signer } from '../../localVerdict/ticketFixtures';
import { PHONE, RULES } from '../../store/storeFixtures';
import type { GatePhone, GateRules, GateScan, GateScanOutcome, TicketDetails } from '@festival/contracts';

/**
 * What befalls a call: it never reaches the server; its answer is lost; it gets no answer; its answer comes in part; it
 * comes after so many milliseconds; another answer comes in its place.
 */
export type Fault =
  'no_network' | 'lost' | 'hang' | 'cut' | { lateMs: number } | { status: number; text: string } | null;

const DETAILS_AT_ONCE = 2;

/** The server of the gate, as far as phones see it. */
export class FakeGateServer {
  /** Called before each call. */
  fault: (path: string, scans: readonly GateScan[]) => Fault = () => null;
  /** The server's clock less the test's, milliseconds. */
  aheadMs = 0;
  session: string | null = null;
  phone: GatePhone = { ...PHONE };
  rules: GateRules;
  askForId = false;
  epoch = 'first';
  /** All calls: path, and how many scans. */
  readonly log: Array<{ path: string; scans: readonly GateScan[]; headers: Headers; body: unknown }> = [];
  /** All scans that it has, by nonce. */
  readonly scans = new Map<string, { scan: GateScan; outcome: GateScanOutcome }>();
  readonly tickets: FakeTicket[] = [];
  private readonly changes: FakeTicket[] = [];

  private constructor(readonly signer: Signer) {
    this.rules = { ...RULES, keys: [signer.key] };
    globalThis.fetch = (path, init) => this.receive(String(path), init ?? {});
  }

  static async open(ticketCount = 0): Promise<FakeGateServer> {
    const server = new FakeGateServer(await makeSigner());
    for (let index = 0; index < ticketCount; index += 1) await server.sell();
    return server;
  }

  async sell(details?: TicketDetails): Promise<FakeTicket> {
    const ticket = await makeTicket(this.signer, details);
    this.tickets.push(ticket);
    this.changes.push(ticket);
    return ticket;
  }

  /** Changed by somebody else. */
  change(ticket: FakeTicket, change: Partial<FakeTicket>): void {
    Object.assign(ticket, change);
    this.changes.push(ticket);
  }

  /** Comes back from a backup in which no ticket was used and no scan known. */
  restore(): void {
    this.epoch = crypto.randomUUID();
    this.scans.clear();
    this.changes.length = 1;
    for (const ticket of this.tickets) Object.assign(ticket, { state: 'valid', first: null, items: 0 });
  }

  now(): string {
    return new Date(Date.now() + this.aheadMs).toISOString();
  }

  /** The scans of a ticket by their outcome. */
  results(ticket: FakeTicket): string[] {
    const own = [...this.scans.values()].filter(({ scan }) => (scan.code_hash ?? scan.code) === ticket.hash);
    return own.map(({ outcome }) => outcome.result);
  }

  private async receive(path: string, init: RequestInit): Promise<Response> {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const scans = path === '/api/gate/scans' ? scansOf(body) : [];
    const headers = new Headers(init.headers);
    this.log.push({ path, scans, headers, body });
    const fault = this.fault(path, scans);
    if (fault === 'no_network') throw new TypeError('Failed to fetch');
    if (fault === 'hang') return untilAborted(init.signal);
    if (typeof fault === 'object' && fault && 'status' in fault) return respond(fault.status, fault.text);
    const [status, answer] = this.answer(path, headers, body);
    if (fault === 'lost') throw new TypeError('Failed to fetch');
    if (typeof fault === 'object' && fault) await lateOrAborted(fault.lateMs, init.signal);
    const text = JSON.stringify(answer);
    return respond(status, fault === 'cut' ? text.slice(0, text.length / 2) : text);
  }

  private answer(path: string, headers: Headers, body: unknown): [number, unknown] {
    const [route = '', query = ''] = path.split('?');
    if (route === '/api/csrf-token') return ok({ token: 'csrf' });
    if (route === '/api/gate/pair') {
      this.session = `session-${this.log.length}`;
      return ok({ session: this.session, phone: this.phone, now: this.now() });
    }
    const isOver = Date.parse(this.phone.expires_at) <= Date.parse(this.now());
    if (isOver || headers.get('Authorization') !== `Bearer ${this.session}`)
      return [401, { success: false, message: 'This phone may not scan any more.' }];
    const parameters = new URLSearchParams(query);
    const about = { now: this.now(), phone: this.phone, rules: this.rules, epoch: this.epoch };
    switch (route) {
      case '/api/gate/snapshot':
        return ok({ ...about, ...pack(this.tickets, this.rules.items), number: this.changes.length });
      case '/api/gate/changes':
        return ok({ ...about, ...this.changesSince(Number(parameters.get('since'))) });
      case '/api/gate/details':
        return ok(this.detailsAfter(parameters.get('after') ?? ''));
      case '/api/gate/scans':
        return ok({ results: scansOf(body).map((scan) => this.scan(scan)), now: this.now() });
      case '/api/gate/tickets':
        return ok({ tickets: findTickets(this.tickets, parameters.get('q') ?? '') });
      case '/api/gate/undo':
        return this.undo((body as { ticket_code: string }).ticket_code);
      default:
        return ok({});
    }
  }

  private changesSince(since: number) {
    const changed = [...new Set(this.changes.slice(since))];
    const sealed = changed.map((ticket) => ticket.sealed);
    const ask_for_id = this.askForId;
    return {
      ...pack(changed, this.rules.items),
      number: this.changes.length,
      is_more: false,
      details: sealed,
      ask_for_id,
    };
  }

  private detailsAfter(after: string) {
    const sorted = this.tickets.map(({ sealed }) => sealed).sort((one, other) => (one.hash < other.hash ? -1 : 1));
    const details = sorted.filter(({ hash }) => hash > after).slice(0, DETAILS_AT_ONCE);
    return { details, next: details.length === DETAILS_AT_ONCE ? (details.at(-1)?.hash ?? null) : null };
  }

  private undo(ticketCode: string): [number, unknown] {
    const ticket = this.tickets.find(({ code }) => code === ticketCode);
    if (ticket?.state !== 'inside') return [409, { success: false, message: 'This ticket is not checked in.' }];
    this.change(ticket, { state: 'valid', first: null, resetAt: Date.parse(this.now()) });
    return [200, { success: true, message: 'Check-in taken back.' }];
  }

  private scan(scan: GateScan): GateScanOutcome {
    const { nonce } = scan;
    const known = this.scans.get(nonce);
    if (known) {
      // Let in after all: the answer came too late.
      if (scan.verdict !== null) known.scan = scan;
      const used = this.tickets.find(({ hash, code }) => hash === scan.code_hash || code === scan.code);
      if (used && (scan.verdict === 'used' || scan.verdict === 'invalid')) takeBack(used, known);
      return { nonce, result: 'known', was: known.outcome.result as 'entered', first: known.outcome.first };
    }
    const ticket = this.tickets.find(({ hash, code }) => hash === scan.code_hash || code === scan.code);
    const at = new Date(Date.parse(scan.at) + scan.offset_ms).toISOString();
    const decision = decide(ticket, scan, { at, gate: scan.gate ?? null, device: this.phone.name });
    const outcome: GateScanOutcome = {
      nonce,
      ...decision,
      sealed: scan.verdict === null ? ticket?.sealed.sealed : undefined,
    };
    this.scans.set(nonce, { scan, outcome });
    if (ticket) this.changes.push(ticket);
    return outcome;
  }
}

const scansOf = (body: unknown): GateScan[] => (body as { scans: GateScan[] }).scans;
const ok = (data: unknown): [number, unknown] => [200, { success: true, data }];
const respond = (status: number, text: string) => ({ status, text: async () => text }) as Response;

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });
}

async function lateOrAborted(lateMs: number, signal: AbortSignal | null | undefined): Promise<void> {
  const late = new Promise<void>((done) => {
    setTimeout(done, lateMs);
  });
  await Promise.race([late, untilAborted(signal)]);
}
