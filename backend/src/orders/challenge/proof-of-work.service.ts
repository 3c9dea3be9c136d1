import { CHALLENGE_TEXT, type PlaceOrderRequest } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { clockedLru, type Entries } from '../../platform/cache/clocked-lru.js';
import { TtlCache } from '../../platform/cache/ttl-cache.js';
import { Clock } from '../../platform/clock/clock.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { isDuplicateKey } from '../../platform/database/database-errors.js';
import { insertRows } from '../../platform/database/insert-rows.js';
import { Reader } from '../../platform/database/reader.js';
import { AppError } from '../../platform/errors/app-error.js';
import { TicketTypesService } from '../../tickets/tiers/ticket-types.service.js';
import { RoomStateService } from '../../waiting-room/room/room-state.service.js';
import { countUnpaidSeats } from '../unpaid-orders.js';
import { newChallenge, readSolution, type Solution, VALID_MS } from './challenge.js';
import { UsedSolutionEntity } from './used-solution.entity.js';

/** The share of a tier's seats in unpaid orders from which a challenge is asked. */
const UNPAID_SHARE = 0.4;
/** Fewer unpaid seats are no attack on anything. */
const UNPAID_AT_LEAST = 60;
const COUNT_MAX_AGE_MS = 2_000;
const REMEMBERED = 10_000;

/** Lets a browser work for a second before an order, while somebody may be holding the seats. */
@Injectable()
export class ProofOfWorkService {
  private readonly keys: readonly [Buffer, ...Buffer[]];
  private readonly unpaid: TtlCache<number>;
  /** Seats by tier that were let through since they were counted: many may come between two counts. */
  private readonly admitted = new Map<string, number>();
  /** Refused before: sent once more, such a solution would undo the orders that share its transaction. */
  private readonly used: () => Entries<true>;

  constructor(
    private readonly tiers: TicketTypesService,
    private readonly room: RoomStateService,
    reader: Reader,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {
    this.keys = config.acceptedKeys('proof-of-work');
    this.used = clockedLru(clock, { max: REMEMBERED, maxAgeMs: VALID_MS });
    this.unpaid = new TtlCache(clock, COUNT_MAX_AGE_MS, (ticketType) => {
      this.admitted.delete(ticketType);
      return countUnpaidSeats(reader, [ticketType]);
    });
  }

  /**
   * The solution that an order is to be placed with (`use`); null when it needs none. Throws 429 with a challenge when it
   * is missing, wrong, old or known to be used.
   */
  async requireSolution(
    { ticket_type: ticketType, quantity }: Pick<PlaceOrderRequest, 'ticket_type' | 'quantity'>,
    header: string | undefined,
  ): Promise<Solution | null> {
    if (!(await this.isAsked(ticketType, quantity))) return null;
    const solution = readSolution(header, this.keys, this.clock.now());
    if (!solution || this.used().has(solution.signature)) throw this.refusal();
    return solution;
  }

  /** Uses each solution, once whatever the process, in the orders' transaction. Throws 429 as above. */
  async use(db: EntityManager, solutions: readonly Solution[]): Promise<void> {
    // Rows are locked in a fixed order, to avoid deadlocks.
    const inOrder = [...solutions].sort((one, other) => (one.signature < other.signature ? -1 : 1));
    try {
      await insertRows(db, UsedSolutionEntity, inOrder);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const [only, ...others] = inOrder;
      if (only && others.length === 0) this.used().set(only.signature, true);
      throw this.refusal();
    }
  }

  private refusal(): AppError {
    const data = { challenge: newChallenge(this.keys[0], this.clock.now()) };
    return new AppError('TOO_MANY_REQUESTS', CHALLENGE_TEXT, {
      retryAfterSeconds: 1,
      body: { data },
      limit: 'proof_of_work',
    });
  }

  private async isAsked(ticketType: string, seats: number): Promise<boolean> {
    const { proofOfWork, rateLimits } = this.config;
    if (proofOfWork !== 'auto') return proofOfWork === 'on';
    return rateLimits && (this.room.isActive || (await this.isHeldUnpaid(ticketType, seats)));
  }

  /** True when the tier's unpaid seats exceed the limit. Otherwise the new `seats` are added to the count. */
  private async isHeldUnpaid(ticketType: string, seats: number): Promise<boolean> {
    const quota = (await this.tiers.all()).find(({ type }) => type === ticketType)?.quota ?? null;
    if (quota === null) return false;
    const counted = await this.unpaid.get(ticketType);
    const admitted = this.admitted.get(ticketType) ?? 0;
    if (counted + admitted > Math.max(UNPAID_AT_LEAST, quota * UNPAID_SHARE)) return true;
    this.admitted.set(ticketType, admitted + seats);
    return false;
  }
}
