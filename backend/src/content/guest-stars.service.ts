import type { GuestStar } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { Kept } from '../clock/kept.js';
import { Reader } from '../database/reader.js';
import { GuestStarEntity } from './guest-star.entity.js';

const MAX_AGE_MS = 5_000;

/** Who must not be known yet leaves the server without name and pictures. */
function toGuestStar({ id, name, image, belowImage, isRevealed }: GuestStarEntity): GuestStar {
  if (!isRevealed) return { id, name: 'Coming Soon', image: null, is_revealed: false, below_image: null };
  return { id, name, image, is_revealed: true, below_image: belowImage };
}

/** The line-up, kept ready for the public. */
@Injectable()
export class GuestStarsService {
  private readonly stars: Kept<GuestStar[]>;

  constructor(reader: Reader, clock: Clock) {
    this.stars = new Kept(clock, MAX_AGE_MS, async () => {
      const rows = await reader.of(GuestStarEntity).find({ order: { sortOrder: 'ASC' } });
      return rows.map(toGuestStar);
    });
  }

  list(): Promise<GuestStar[]> {
    return this.stars.get();
  }
}
