import type { FoundGateTickets, UndoCheckInRequest } from '@festival/contracts';
import { hashTicketCode } from '../localVerdict/ticketHash';
import type { GateAnswer } from './calls/gateHttp';
import type { PhoneCalls } from './calls/phoneCalls';
import type { PhoneState } from './phone/phoneState';
import type { ScanMemory } from './phone/scanMemory';

/** What a lead asks the server for. */
export class LeadCalls {
  constructor(
    private readonly calls: PhoneCalls,
    private readonly phone: PhoneState,
    private readonly memory: ScanMemory,
  ) {}

  /** By name, e-mail or order number; 403 of a steward. */
  async find(text: string): Promise<GateAnswer<FoundGateTickets>> {
    return this.noteRefusal(await this.calls.find(text));
  }

  /** Takes a check-in back; 409 when there is none. */
  async undo(request: UndoCheckInRequest): Promise<GateAnswer<unknown>> {
    const answer = await this.noteRefusal(await this.calls.undo(request));
    if (answer.kind !== 'answered') return answer;
    const hash = request.code_hash ?? (await hashTicketCode(request.ticket_code ?? ''));
    // What the server hasn't heard of is still to be sent: it goes by the scan's time.
    this.memory.forget(this.memory.scansOf(hash).filter(({ state }) => state !== 'unsent'));
    return answer;
  }

  /** A lead's call needs a session like any other; 403 only says that this phone isn't a lead's. */
  private async noteRefusal<T>(answer: GateAnswer<T>): Promise<GateAnswer<T>> {
    if (answer.kind === 'refused' && answer.status === 401) await this.phone.endRefused();
    return answer;
  }
}
