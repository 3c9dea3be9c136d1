import { decodeGateTickets, type GateTicket } from '@festival/contracts';
import { decodeBase64 } from '../../localVerdict/base64';
import type { PhoneRow } from '../../store/gateDatabase';
import type { GateStore } from '../../store/gateStore';
import { SLOW_WORK_TIMEOUT_MS, tryStorage, type Stored } from '../../store/storageFailure';
import type { PhoneCalls } from '../calls/phoneCalls';
import { DONE, storageEnd, type RoundEnd } from './roundEnd';

/** The server's answer to a copy that is too old for changes. */
const OLD_COPY_STATUS = 409;

const CUT: RoundEnd = { kind: 'unreadable', status: 200 };

/** Brings the copy of the tickets up to date. A piece that didn't come whole changes nothing. */
export class Downloader {
  constructor(
    private readonly store: GateStore,
    private readonly calls: PhoneCalls,
  ) {}

  /** A snapshot or the changes since; then one page of details, while there are any. */
  async run({ number, detailsAfter, rules, epoch }: PhoneRow): Promise<RoundEnd> {
    const end = number === null ? await this.snapshot() : await this.changes(number, rules?.items ?? [], epoch);
    if (end.kind !== 'done' || end.hasMore || detailsAfter === null) return end;
    return this.details(detailsAfter);
  }

  private async snapshot(): Promise<RoundEnd> {
    const answer = await this.calls.snapshot();
    if (answer.kind !== 'answered') return answer;
    const whole = unpack(answer.data.tickets, answer.data.count);
    if (!whole) return CUT;
    const saved = await tryStorage(() => this.store.saveSnapshot(answer.data, whole.bytes), SLOW_WORK_TIMEOUT_MS);
    return saved.ok ? { kind: 'done', hasMore: true } : storageEnd(saved);
  }

  /** `items`: those by whose order the copy's bits go. */
  private async changes(since: number, items: readonly string[], epoch: string | null): Promise<RoundEnd> {
    const told = await tryStorage(() => this.store.toldIds());
    if (!told.ok) return storageEnd(told);
    const answer = await this.calls.changes(since);
    if (answer.kind === 'refused' && answer.status === OLD_COPY_STATUS) return this.snapshot();
    if (answer.kind !== 'answered') return answer;
    // Restored from a backup: its numbers mean something else by now.
    if (epoch && answer.data.epoch !== epoch) return this.snapshot();
    if (answer.data.rules.items.join('\n') !== items.join('\n')) return this.snapshot();
    const whole = unpack(answer.data.tickets, answer.data.count);
    if (!whole) return CUT;
    const saved: Stored<void> = await tryStorage(
      () => this.store.applyChanges(since, answer.data, whole.tickets, told.value),
      SLOW_WORK_TIMEOUT_MS,
    );
    return saved.ok ? { kind: 'done', hasMore: answer.data.is_more } : storageEnd(saved);
  }

  private async details(after: string): Promise<RoundEnd> {
    const answer = await this.calls.details(after);
    // They can wait, and the changes can't: without details a verdict has no name, but is as right.
    if (answer.kind !== 'answered') return DONE;
    const saved: Stored<void> = await tryStorage(
      () => this.store.saveDetails(after, answer.data),
      SLOW_WORK_TIMEOUT_MS,
    );
    if (!saved.ok) return storageEnd(saved);
    return answer.data.next === null ? DONE : { kind: 'done', hasMore: true };
  }
}

/** Null when part of the tickets is missing, or they are not in the order in which they are looked up. */
function unpack(text: string, count: number): { bytes: Uint8Array; tickets: GateTicket[] } | null {
  try {
    const bytes = decodeBase64(text);
    const tickets = decodeGateTickets(bytes, count);
    const isSorted = tickets.every(({ hash }, index) => index === 0 || (tickets[index - 1]?.hash ?? '') < hash);
    return isSorted ? { bytes, tickets } : null;
  } catch {
    return null;
  }
}
