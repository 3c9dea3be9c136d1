import type { PhoneRow } from '../../store/gateDatabase';
import type { GateStore } from '../../store/gateStore';
import type { PhoneCalls } from '../calls/phoneCalls';
import { Downloader } from './downloader';
import { isRevoked, type RoundEnd } from './roundEnd';
import type { Uploader } from './uploader';

/** What goes to the server and what comes from it, in one round. */
export class Exchange {
  private readonly downloader: Downloader;

  constructor(
    private readonly uploader: Uploader,
    store: GateStore,
    calls: PhoneCalls,
  ) {
    this.downloader = new Downloader(store, calls);
  }

  /** What was scanned goes first, then the copy is brought up to date. `row`: as it is by then. */
  run(row: () => PhoneRow): Promise<RoundEnd> {
    return mayBeOld(row()) ? this.copyFirst(row()) : this.scansFirst(row);
  }

  private async scansFirst(row: () => PhoneRow): Promise<RoundEnd> {
    const sent = await this.uploader.run();
    // An answer about single scans says nothing against getting news.
    if (sent.kind !== 'done' && sent.kind !== 'unreadable') return sent;
    const got = await this.downloader.run(row());
    return sent.kind === 'done' ? got : sent;
  }

  private async copyFirst(row: PhoneRow): Promise<RoundEnd> {
    const got = await this.downloader.run(row);
    if (got.kind === 'no_network' || got.kind === 'storage' || isRevoked(got)) return got;
    // A network that is too slow for the copy may do for scans: the server refuses those of an earlier edition.
    const sent = await this.uploader.run();
    return sent.kind === 'done' ? got : sent;
  }
}

/** Paired again, with scans of before: only the copy tells of which edition of the festival they are. */
function mayBeOld({ number, earlierScans }: PhoneRow): boolean {
  return number === null && (earlierScans ?? 0) > 0;
}
