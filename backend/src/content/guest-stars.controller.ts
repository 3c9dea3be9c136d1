import type { GuestStar } from '@festival/contracts';
import { Controller, Get } from '@nestjs/common';
import { Public } from '../auth/access.decorators.js';
import { GuestStarsService } from './guest-stars.service.js';

@Controller('api/guest-stars')
export class GuestStarsController {
  constructor(private readonly guestStars: GuestStarsService) {}

  /** The line-up in its order; an unrevealed star is `Coming Soon` with no images. */
  @Public()
  @Get()
  list(): Promise<GuestStar[]> {
    return this.guestStars.list();
  }
}
