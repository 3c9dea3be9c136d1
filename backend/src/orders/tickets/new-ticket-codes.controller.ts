import type { NewTicketCodes } from '@festival/contracts';
import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ForArea } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import { NewTicketCodesService } from './new-ticket-codes.service.js';

/** New QR codes for tickets whose key is to be retired. */
@ForArea('users')
@Controller('api/admin/ticket-keys/:id/mails')
export class NewTicketCodesController {
  constructor(private readonly codes: NewTicketCodesService) {}

  /**
   * Mails the e-tickets of the next hundred orders again, with QR codes of the present key.
   * Repeat it until nothing is left. The earlier codes stay good until their key is retired. The change is audited.
   * @param id the key that signed the earlier codes
   * @throws {404} Key not found.
   * @throws {409} This key signs the new tickets. Make a new key first.
   */
  @Post()
  @HttpCode(200)
  mail(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<NewTicketCodes> {
    return this.codes.mail(id, actor);
  }
}
