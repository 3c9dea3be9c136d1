import { dueUpTo, RETENTION, type RetentionKind } from '@festival/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { MailFilesService } from '../../mail/senders/mail-files.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import type { RetainedRows } from '../../platform/database/retained-rows.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { KindFigures } from '../../platform/settings/retention-facts.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { EraseOrderService } from '../erase-order.service.js';
import { EventEndService } from './event-end.service.js';
import { RETAINED_ORDERS, RETAINED_ROWS } from './retained-kinds.js';
import { changeRows, countRows, duePieces, type Piece, sumOf } from './walk.js';

/** More of a kind wait for the next night: a fault in what is due can't remove all in one. */
const ROWS_A_NIGHT = 50_000;
/** After so many failures without a success between them it is the database, and the kind is given up for the night. */
const MOST_FAILURES_RUNNING = 500;
/** Further ones are only counted. */
const MOST_LOGGED = 20;
/** So often it is looked whether somebody has changed their mind meanwhile. */
const PIECES_A_LOOK = 20;

export interface Forgotten {
  removed: number;
  /** Pieces that the database refused: those behind them were tried. */
  failures: number;
}

/** Counts and removes what is due of one kind. */
@Injectable()
export class ForgetKindService {
  private readonly logger = new Logger(ForgetKindService.name);

  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly settings: SettingsService,
    private readonly eventEnd: EventEndService,
    private readonly eraseOrder: EraseOrderService,
    private readonly clock: Clock,
    private readonly mailFiles: MailFilesService,
  ) {}

  /** All that was written up to then is due; null: nothing is. */
  async upTo(kind: RetentionKind): Promise<Date | null> {
    const { [kind]: days } = await this.settings.stored('retention');
    return dueUpTo(RETENTION[kind].from, days, await this.eventEnd.ends(), this.clock.now());
  }

  async count(kind: RetentionKind): Promise<KindFigures> {
    const upTo = await this.upTo(kind);
    const figures: KindFigures[] = [];
    for (const rows of RETAINED_ROWS[kind]) figures.push(await countRows(this.reader, rows, upTo));
    return sumOf(figures);
  }

  /**
   * As long as `mayGo`, or until it is enough for a night. What fails is logged and left for the next; the rest goes on.
   * Ends when somebody wants it kept for longer meanwhile.
   */
  async forget(kind: RetentionKind, mayGo: () => Promise<boolean>): Promise<Forgotten> {
    const done: Forgotten = { removed: 0, failures: 0 };
    const upTo = await this.upTo(kind);
    if (upTo === null) return done;
    if (kind === 'mails') await this.forgetFiles(upTo, done);
    let pieces = 0;
    let failuresRunning = 0;
    for (const rows of RETAINED_ROWS[kind]) {
      for await (const piece of duePieces(this.reader, rows, upTo)) {
        const isToLook = pieces % PIECES_A_LOOK === 0;
        pieces += 1;
        if (isToLook && !((await mayGo()) && (await this.isStillDue(kind, upTo)))) return done;
        failuresRunning = (await this.forgetPiece(kind, rows, piece, done)) ? 0 : failuresRunning + 1;
        if (done.removed >= ROWS_A_NIGHT || failuresRunning >= MOST_FAILURES_RUNNING) return done;
      }
    }
    return done;
  }

  private async isStillDue(kind: RetentionKind, upTo: Date): Promise<boolean> {
    const now = await this.upTo(kind);
    return now !== null && now >= upTo;
  }

  /** Of mails that are rows, which alone are counted; so an order that somebody has to do with loses nothing. */
  private async forgetFiles(upTo: Date, done: Forgotten): Promise<void> {
    try {
      await this.mailFiles.remove(upTo);
    } catch (error) {
      done.failures += 1;
      this.logger.error(error, 'mails that are files could not be removed');
    }
  }

  private async forgetPiece(kind: RetentionKind, rows: RetainedRows, piece: Piece, done: Forgotten): Promise<boolean> {
    try {
      done.removed += await this.change(rows, piece);
      return true;
    } catch (error) {
      done.failures += 1;
      if (done.failures <= MOST_LOGGED) this.logger.error(error, `${kind} could not be removed`);
      return false;
    }
  }

  /** Of an order that somebody has to do with by now nothing is changed. */
  private change(rows: RetainedRows, piece: Piece): Promise<number> {
    return this.transactions.run(async (db) => {
      if (piece.orderId === null) return changeRows(db, rows, piece);
      const order = await this.eraseOrder.lock(db, piece.orderId);
      if (!order) return 0;
      if (rows.entity !== RETAINED_ORDERS.entity) return changeRows(db, rows, piece);
      // As it is by now: a corrected order may have another buyer, an erased one none.
      if (!(await db.createQueryBuilder(rows.entity, 'r').where(piece.where, piece.values).getExists())) return 0;
      await this.eraseOrder.eraseLocked(db, order);
      return 1;
    });
  }
}
