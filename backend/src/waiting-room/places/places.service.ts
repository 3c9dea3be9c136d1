import type { WaitingPlace } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { GroupCommit } from '../../platform/database/group-commit.js';
import { Transactions } from '../../platform/database/transactions.js';
import { addressKey, RateLimitsService } from '../../platform/http/limits/rate-limits.service.js';
import { drawnNumber } from '../room/draw.js';
import { RoomStateService } from '../room/room-state.service.js';
import { WaitingRoomEntity } from '../room/waiting-room.entity.js';
import { newPlaceId, type Place, PlaceTokens } from './place-tokens.js';
import { onlySale, BATCH_QUEUE } from './batch-queue.js';

/** A campus is one address, and every refusal is short. */
const PER_ADDRESS = { limit: 1_000, ttlSeconds: 10, blockSeconds: 5 };
/** No campus is larger. Past it an address goes on slowly: 100,000 places would take one person nine hours. */
const HOURLY_LIMIT = { limit: 6_000, ttlSeconds: 3_600 };
const PAST_HOURLY_LIMIT = { limit: 100, ttlSeconds: 60, blockSeconds: 30 };

/** A browser's place and the text of its cookie. */
interface GivenPlace {
  place: WaitingPlace;
  token: string;
}

/**
 * Gives out places. Nothing is stored for a place but the sale's counter. People who arrive at the same moment share one
 * statement that counts them, so that numbers have no gaps and follow the order of arrival, whatever process is asked.
 */
@Injectable()
export class PlacesService {
  private readonly batches = new GroupCommit<number, number | null>((sales) => this.count(sales), BATCH_QUEUE);

  constructor(
    private readonly state: RoomStateService,
    private readonly transactions: Transactions,
    private readonly tokens: PlaceTokens,
    private readonly limits: RateLimitsService,
  ) {}

  /** The place that the browser has, or a new one at the end; null while nobody has to wait. */
  async take(token: string | undefined, address: string): Promise<GivenPlace | null> {
    const room = this.state.cached();
    if (!room?.isActive) return null;
    const present = this.tokens.verifyPlace(token);
    if (token !== undefined && present && present.sale > room.id) {
      // Of a sale that this process hasn't read yet.
      return { place: { sale: present.sale, id: present.id, number: present.number }, token };
    }
    if (present?.sale === room.id) return this.given(present, room);
    await this.assertWithinRateLimit(addressKey(address));
    const number = await this.batches.add(room.id);
    return this.given({ sale: room.id, id: newPlaceId(), number }, room);
  }

  /** The number of a place of this sale; null before the draw. */
  numberOf({ id, number }: Place, { openedAt, seed, gathered }: WaitingRoomEntity): number | null {
    if (number !== null) return number;
    return openedAt === null || gathered === null ? null : drawnNumber(seed, id, gathered);
  }

  private async assertWithinRateLimit(key: string): Promise<void> {
    await this.limits.hit('waiting-places', key, PER_ADDRESS);
    if (await this.limits.tryTake('many-waiting-places', key, HOURLY_LIMIT)) return;
    await this.limits.hit('slow-waiting-places', key, PAST_HOURLY_LIMIT);
  }

  private given(place: Place, room: WaitingRoomEntity): GivenPlace {
    const number = this.numberOf(place, room);
    return { place: { sale: place.sale, id: place.id, number }, token: this.tokens.signPlace({ ...place, number }) };
  }

  /** Numbers for the same sale each; null for those who take part in its draw. */
  private async count(sales: readonly number[]): Promise<ReadonlyArray<number | null>> {
    const id = onlySale(sales);
    return this.transactions.run(async (db) => {
      await db.update(WaitingRoomEntity, { id }, { issued: () => `issued + ${sales.length}` });
      const { issued, openedAt } = await db.findOneOrFail(WaitingRoomEntity, {
        select: { id: true, issued: true, openedAt: true },
        where: { id },
      });
      return sales.map((_, index) => (openedAt === null ? null : issued - sales.length + 1 + index));
    });
  }
}
