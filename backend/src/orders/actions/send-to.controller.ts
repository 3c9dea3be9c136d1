import type { SentToData } from '@festival/contracts';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ForArea } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import { Answer } from '../../platform/http/answers/answers.js';
import { SendToDto } from './order-actions.dto.js';
import { SendToService } from './send-to.service.js';

const TEXTS: Readonly<Record<SentToData['sent'], string>> = {
  mails: 'What had not arrived is sent to this address.',
  tickets: 'The tickets are sent to this address.',
  payment_link: 'The link to finish the payment is sent to this address.',
  nothing: 'The address is corrected. There is nothing to send for this order.',
};

/** Correcting an address and sending again in one step. */
@ForArea('orders')
@Controller('api/admin/orders/:key')
export class SendToController {
  constructor(private readonly sending: SendToService) {}

  /**
   * Corrects the e-mail address of an order's buyer and sends there what did not arrive.
   * Mails that failed or wait are sent; without any, the tickets of a paid order, or the link to finish the payment.
   * @param key the order's number, or its id
   * @throws {404} Order not found.
   * @throws {409} This order was changed in the meantime. Please reload it and try again.
   * @throws {409} The data of this buyer were erased.
   * @throws {422} There is already an unpaid order with this email address.
   */
  @Post('send-to')
  @HttpCode(200)
  async sendTo(
    @Param('key') key: string,
    @Body() dto: SendToDto,
    @CurrentActor() actor: Actor,
  ): Promise<Answer<SentToData>> {
    const data = await this.sending.run(key, dto, actor);
    return new Answer(data, { message: TEXTS[data.sent] });
  }
}
