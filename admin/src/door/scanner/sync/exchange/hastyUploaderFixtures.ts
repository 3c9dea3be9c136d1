import { DONE, type RoundEnd } from './roundEnd';
import { toWire, Uploader } from './uploader';

/** Takes sending for arriving: settles rows before the server has named them. */
export class HastyUploader extends Uploader {
  override async run(): Promise<RoundEnd> {
    const rows = await this.store.unsentAfter(0, 500);
    const named = rows.map(({ nonce }) => ({ nonce, result: 'entered' as const }));
    if (rows.length > 0) await this.settle(rows, named);
    if (rows.length > 0) await this.calls.scans(rows.map((row) => toWire(row)));
    return DONE;
  }
}
