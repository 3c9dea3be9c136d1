import { statusGroup } from '@festival/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { LessThanOrEqual, type EntityManager, MoreThan, type SelectQueryBuilder } from 'typeorm';
import { clockedLru, type Entries } from '../../platform/cache/clocked-lru.js';
import { TtlCache } from '../../platform/cache/ttl-cache.js';
import { Clock } from '../../platform/clock/clock.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { isDuplicateKey } from '../../platform/database/database-errors.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { describeError } from '../../platform/errors/describe-error.js';
import type { TicketTypeEntity } from '../../tickets/tiers/ticket-type.entity.js';
import { TicketTypesService } from '../../tickets/tiers/ticket-types.service.js';
import { OrderEntity } from '../order.entity.js';
import { CrowdedNetworkEntity } from './crowded-network.entity.js';
import { countHeld, heldSeatsLimit, NetworkFull, networkKey } from './network-holds.js';

/** How long new orders of a refused network are held more briefly. */
const CROWDED_MS = 10 * 60_000;
/** How old a process's list of crowded networks may be. */
const MAX_AGE_MS = 5_000;
const REMEMBERED = 10_000;
const REMEMBERED_MS = 60_000;
/** How long it speaks for a network that one of its buyers chose a way to pay. */
const PAYING_MS = 60 * 60_000;

type NewOrder = Pick<OrderEntity, 'holdNetwork' | 'ticketType' | 'ticketQuantity' | 'paidAt'>;

/** Bounds the seats that one network holds unpaid: counted in the database, so for all processes and after a restart. */
@Injectable()
export class NetworkHoldsService {
  private readonly logger = new Logger(NetworkHoldsService.name);
  private readonly key: Buffer;
  /** Networks that this process refused a moment ago. */
  private readonly refused: () => Entries<true>;
  private readonly crowded: TtlCache<Set<string>>;
  /** By network and tier: seats whose payment method was chosen, as this process saw it. */
  private readonly paying: () => Entries<{ seats: number }>;

  constructor(
    private readonly tiers: TicketTypesService,
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {
    this.key = config.deriveKey('order-network');
    this.refused = clockedLru(clock, { max: REMEMBERED, maxAgeMs: REMEMBERED_MS });
    this.paying = clockedLru(clock, { max: REMEMBERED, maxAgeMs: PAYING_MS });
    this.crowded = new TtlCache(clock, MAX_AGE_MS, async () => {
      const until = MoreThan(clock.now());
      const rows = await reader.of(CrowdedNetworkEntity).find({ where: { until }, take: REMEMBERED });
      return new Set(rows.map(({ network }) => network));
    });
  }

  /** The key of the network that an address belongs to, as orders carry it (`holdNetwork`). */
  keyOf(address: string): string {
    return networkKey(this.key, address);
  }

  /** Whether the network was refused lately: its new orders are held more briefly. */
  async isCrowded(network: string): Promise<boolean> {
    return this.config.rateLimits && (await this.crowded.get()).has(network);
  }

  /**
   * Refuses a network that was refused a moment ago and holds too many seats still. Only such a network is looked up
   * before the order's transaction: a refusal inside it undoes the orders that share it.
   */
  async assertMayHold(order: NewOrder): Promise<void> {
    if (!this.config.rateLimits || !this.refused().has(order.holdNetwork ?? '')) return;
    const select = this.reader.select(OrderEntity, 'o');
    await this.assertWithin(await this.tiers.all(), select, [order], order.ticketQuantity);
  }

  /**
   * Throws 429 when one of these new orders holds a seat too many. To be called after their seats are taken: the tier's
   * row lets the orders of all processes through one after the other, so that each sees those before it.
   */
  async assertWithinLimit(db: EntityManager, orders: readonly NewOrder[]): Promise<void> {
    if (!this.config.rateLimits) return;
    const tiers = this.tiers.known() ?? (await this.tiers.fromDatabase(db));
    await this.assertWithin(tiers, db.createQueryBuilder(OrderEntity, 'o'), orders);
  }

  /** Outside the transaction that was refused. What fails here is logged alone: the buyer is told of the refusal. */
  async noteRefusal({ network }: NetworkFull): Promise<void> {
    if (this.refused().has(network)) return;
    this.refused().set(network, true);
    const now = this.clock.now();
    const until = new Date(now.getTime() + CROWDED_MS);
    await this.transactions
      .run(async (db) => {
        await db.delete(CrowdedNetworkEntity, { until: LessThanOrEqual(now) });
        const { affected } = await db.update(CrowdedNetworkEntity, { network }, { until });
        if (!affected) await db.insert(CrowdedNetworkEntity, { network, until });
      })
      .catch((error: unknown) => {
        // Another process noted it at the same moment.
        if (!isDuplicateKey(error)) this.logger.warn(`a crowded network was not noted: ${describeError(error)}`);
      });
    this.crowded.forget();
  }

  /** Once a payment method is chosen, an order's seats no longer count for the network they came from. */
  async methodChosen(db: EntityManager, before: OrderEntity, { holdNetwork, status }: OrderEntity): Promise<void> {
    if (before.holdNetwork === null) return;
    if (holdNetwork !== null) await db.update(OrderEntity, { id: before.id }, { holdNetwork: null });
    if (statusGroup(status) === 'failed') return;
    const key = payingKey(before.holdNetwork, before.ticketType);
    this.transactions.afterCommit(() => {
      this.paying().set(key, { seats: (this.paying().get(key)?.seats ?? 0) + before.ticketQuantity });
    });
  }

  /** Throws when the seats that are held, with those to come, pass the limit of a tier that one of the orders asks for. */
  private async assertWithin(
    tiers: readonly TicketTypeEntity[],
    select: SelectQueryBuilder<OrderEntity>,
    orders: readonly NewOrder[],
    toCome = 0,
  ): Promise<void> {
    const limited = new Map(tiers.filter(({ quota }) => quota !== null).map((tier) => [tier.type, tier]));
    const unpaid = orders.filter(({ paidAt, holdNetwork }) => paidAt === null && holdNetwork !== null);
    const asked = unpaid.filter(({ ticketType }) => limited.has(ticketType));
    const networks = [...new Set(asked.map(({ holdNetwork }) => holdNetwork ?? ''))];
    if (networks.length === 0) return;
    for (const { network, type, seats } of await countHeld(select, networks)) {
      const tier = limited.get(type);
      if (!tier || !asked.some((order) => order.holdNetwork === network && order.ticketType === type)) continue;
      const paying = this.paying().get(payingKey(network, type))?.seats ?? 0;
      if (seats + toCome > (heldSeatsLimit(tier, paying) ?? Infinity)) throw new NetworkFull(network);
    }
  }
}

const payingKey = (network: string, ticketType: string): string => `${network} ${ticketType}`;
