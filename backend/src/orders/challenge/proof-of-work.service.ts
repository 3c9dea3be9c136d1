import { CHALLENGE_TEXT, OPEN_STATUSES, type Challenge } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { In, LessThanOrEqual } from 'typeorm';
import { TtlCache } from '../../platform/cache/ttl-cache.js';
import { Clock } from '../../platform/clock/clock.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { isDuplicateKey } from '../../platform/database/duplicate-key.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';
import { TicketTypesService } from '../../tickets/tiers/ticket-types.service.js';
import { RoomStateService } from '../../waiting-room/room/room-state.service.js';
import { OrderEntity } from '../order.entity.js';
import { newChallenge, readSolution, type Solution } from './challenge.js';
import { UsedSolutionEntity } from './used-solution.entity.js';

/** The share of a tier's seats in unpaid orders from which a challenge is asked. */
const UNPAID_SHARE = 0.4;
/** Fewer unpaid seats are no attack on anything. */
const UNPAID_AT_LEAST = 60;
const COUNT_MAX_AGE_MS = 2_000;

/** Lets a browser work for a second before an order, while somebody may be holding the seats. */
@Injectable()
export class ProofOfWorkService {
  private readonly key: Buffer;
  private readonly unpaid: TtlCache<number>;

  constructor(
    private readonly tiers: TicketTypesService,
    private readonly room: RoomStateService,
    reader: Reader,
    private readonly transactions: Transactions,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {
    this.key = config.deriveKey('proof-of-work');
    this.unpaid = new TtlCache(clock, COUNT_MAX_AGE_MS, async (ticketType) => {
      const open = { ticketType, holdsSeats: true, status: In(OPEN_STATUSES) };
      const sum = reader.select(OrderEntity, 'orders').select('SUM(orders.ticketQuantity)', 'seats').where(open);
      return Number((await sum.getRawOne<{ seats: number | string | null }>())?.seats ?? 0);
    });
  }

  /** A new challenge; null while an order of this tier needs none. */
  async challenge(ticketType: string): Promise<Challenge | null> {
    return (await this.isAsked(ticketType)) ? newChallenge(this.key, this.clock.now()) : null;
  }

  /** Takes the solution that an order came with. Throws 429 with a challenge when it is missing, wrong, old or used. */
  async assertSolved(ticketType: string, header: string | undefined): Promise<void> {
    if (!(await this.isAsked(ticketType))) return;
    const now = this.clock.now();
    const solution = readSolution(header, this.key, now);
    if (solution && (await this.use(solution, now))) return;
    const data = { challenge: newChallenge(this.key, now) };
    throw new AppError('TOO_MANY_REQUESTS', CHALLENGE_TEXT, { retryAfterSeconds: 1, body: { data } });
  }

  private async isAsked(ticketType: string): Promise<boolean> {
    const { proofOfWork, rateLimits } = this.config;
    if (proofOfWork !== 'auto') return proofOfWork === 'on';
    return rateLimits && (this.room.isActive || (await this.isHeldUnpaid(ticketType)));
  }

  private async isHeldUnpaid(ticketType: string): Promise<boolean> {
    const quota = (await this.tiers.all()).find(({ type }) => type === ticketType)?.quota ?? null;
    if (quota === null) return false;
    return (await this.unpaid.get(ticketType)) > Math.max(UNPAID_AT_LEAST, quota * UNPAID_SHARE);
  }

  /** Each solution once, whatever the process. */
  private async use({ signature, expiresAt }: Solution, now: Date): Promise<boolean> {
    try {
      await this.transactions.run(async (db) => {
        await db.delete(UsedSolutionEntity, { expiresAt: LessThanOrEqual(now) });
        await db.insert(UsedSolutionEntity, { signature, expiresAt });
      });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
