import type {
  FoundGateTickets,
  GateChanges,
  GateReport,
  GateScan,
  GateScansData,
  GateSnapshot,
  PairPhoneData,
  SealedTicketsPage,
  UndoCheckInRequest,
} from '@festival/contracts';
import { callGate, type GateAnswer, type GateRequest } from './gateHttp';
import { readChanges, readDetails, readFound, readPairing, readScans, readSnapshot } from './readAnswers';
import { CorrectedClock } from './correctedClock';

/** Limits of the calls, milliseconds. */
const SHORT_MS = 10_000;
const UPLOAD_MS = 20_000;
const DETAILS_MS = 30_000;
/** 600 kB over the slowest network. */
const SNAPSHOT_MS = 60_000;

/** The calls of a phone at the gate. None throws; each measures the server's clock by the way. */
export class PhoneCalls {
  /** Null: not paired. */
  session: string | null = null;

  constructor(readonly clock = new CorrectedClock()) {}

  /** POST /api/gate/pair. */
  pair(token: string, installation: string): Promise<GateAnswer<PairPhoneData>> {
    return this.call({ method: 'POST', path: '/api/gate/pair', body: { token, installation } }, SHORT_MS, readPairing);
  }

  /** GET /api/gate/snapshot. */
  snapshot(): Promise<GateAnswer<GateSnapshot>> {
    return this.call({ method: 'GET', path: '/api/gate/snapshot' }, SNAPSHOT_MS, readSnapshot);
  }

  /** GET /api/gate/changes. 409: the copy is too old. */
  changes(since: number): Promise<GateAnswer<GateChanges>> {
    return this.call({ method: 'GET', path: `/api/gate/changes?since=${since}` }, SHORT_MS, readChanges);
  }

  /** GET /api/gate/details; `after` is empty at the beginning. */
  details(after: string): Promise<GateAnswer<SealedTicketsPage>> {
    return this.call({ method: 'GET', path: `/api/gate/details?after=${after}` }, DETAILS_MS, readDetails);
  }

  /** POST /api/gate/scans. `timeoutMs`: an answer that comes later is lost, and the scans are to be sent again. */
  scans(scans: readonly GateScan[], timeoutMs = UPLOAD_MS): Promise<GateAnswer<GateScansData>> {
    return this.call({ method: 'POST', path: '/api/gate/scans', body: { scans } }, timeoutMs, readScans);
  }

  /** POST /api/gate/report. */
  report(report: GateReport): Promise<GateAnswer<unknown>> {
    return this.call({ method: 'POST', path: '/api/gate/report', body: report }, SHORT_MS, (data) => data);
  }

  /** GET /api/gate/tickets: those of a lead's search by name, e-mail or order number. */
  find(text: string): Promise<GateAnswer<FoundGateTickets>> {
    const query = new URLSearchParams({ q: text }).toString();
    return this.call({ method: 'GET', path: `/api/gate/tickets?${query}` }, SHORT_MS, readFound);
  }

  /** POST /api/gate/undo. 409: the ticket isn't checked in. */
  undo(request: UndoCheckInRequest): Promise<GateAnswer<unknown>> {
    return this.call({ method: 'POST', path: '/api/gate/undo', body: request }, SHORT_MS, (data) => data);
  }

  private async call<T>(
    request: Pick<GateRequest, 'method' | 'path' | 'body'>,
    timeoutMs: number,
    read: (data: Record<string, unknown>) => T | null,
  ): Promise<GateAnswer<T>> {
    const { session } = this;
    const sentAt = this.clock.steady();
    const answer = await callGate({ ...request, session, timeoutMs });
    // What was refused to an earlier pairing says nothing of this one.
    if (session !== this.session) return { kind: 'timeout' };
    if (answer.kind !== 'answered') return answer;
    const data = read(answer.data);
    if (data === null) return { kind: 'unreadable', status: 200 };
    if (typeof answer.data.now === 'string') this.clock.measure(sentAt, Date.parse(answer.data.now));
    return { kind: 'answered', data };
  }
}
