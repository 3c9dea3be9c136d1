import type { GuestStar } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
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
  private kept: { list: GuestStar[]; at: number } | null = null;

  constructor(
    private readonly reader: Reader,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<GuestStar[]> {
    const now = this.clock.now().getTime();
    if (this.kept && Math.abs(now - this.kept.at) < MAX_AGE_MS) return this.kept.list;
    const rows = await this.reader.of(GuestStarEntity).find({ order: { sortOrder: 'ASC' } });
    const list = rows.map(toGuestStar);
    this.kept = { list, at: now };
    return list;
  }
}
