import type { BundleSetting, CurrentPrice, PlacedOrderData, PurchaseToken } from '@festival/contracts';
import { Body, Controller, Get, Headers, HttpCode, Ip, Post, Query } from '@nestjs/common';
import { CurrentBuyer, ForBuyer, OptionalBuyer, Public } from '../../platform/access/access.decorators.js';
import type { Buyer } from '../../platform/access/identities.js';
import { Answer } from '../../platform/http/answers/answers.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { CheckExistingDto, ResumeDto, SendLinkDto } from '../open-orders/open-orders.dto.js';
import { OpenOrdersService } from '../open-orders/open-orders.service.js';
import { toPlacedOrder } from '../order.mapper.js';
import { PlaceOrderDto } from './place-order.dto.js';
import { PlaceOrderService, readIdempotencyKey } from './place-order.service.js';
import { PricedTiersService } from './priced-tiers.service.js';
import { ResumeOrderService } from '../open-orders/resume-order.service.js';
import { SendLinkService } from '../open-orders/send-link.service.js';

@Controller('api')
export class CheckoutController {
  constructor(
    private readonly tiers: PricedTiersService,
    private readonly settings: SettingsService,
    private readonly openOrders: OpenOrdersService,
    private readonly placing: PlaceOrderService,
    private readonly resuming: ResumeOrderService,
    private readonly links: SendLinkService,
  ) {}

  /** The price in rupiah of the tier that is on sale, or of the one named. 404 `No tickets available`. */
  @Public()
  @Get('orders/current-price')
  currentPrice(@Query('ticket_type') ticketType?: string): Promise<CurrentPrice> {
    return this.tiers.current(typeof ticketType === 'string' && ticketType !== '' ? ticketType : undefined);
  }

  @Public()
  @Get('settings/bundle-ticket')
  bundleTicket(): Promise<BundleSetting> {
    return this.settings.get('bundle_ticket');
  }

  /** 422 with `errors.email` / `errors.phone` when the buyer has an open order; its owner is told which. */
  @OptionalBuyer()
  @Post('orders/check-existing')
  @HttpCode(200)
  async checkExisting(@Body() { email, phone }: CheckExistingDto, @CurrentBuyer() buyer?: Buyer): Promise<Answer> {
    await this.openOrders.assertNone(email, phone, buyer?.subject);
    return Answer.message('No open order.');
  }

  /** Places an order. 409 sold out or not on sale, 422 by field; a repeat with the same key gives the same order. */
  @ForBuyer()
  @Post('orders')
  @HttpCode(201)
  async place(
    @Body() request: PlaceOrderDto,
    @CurrentBuyer() { subject }: Buyer,
    @Ip() address: string,
    @Headers('idempotency-key') key?: string,
  ): Promise<PlacedOrderData> {
    const idempotencyKey = readIdempotencyKey(key);
    return { order: toPlacedOrder(await this.placing.place(request, { subject, address, idempotencyKey })) };
  }

  /** Mails the link to finish an open order again, to the address that it was placed with. 429 when asked too often. */
  @Public()
  @Post('orders/send-link')
  @HttpCode(200)
  async sendLink(@Body() request: SendLinkDto, @Ip() address: string): Promise<Answer> {
    await this.links.send(request, address);
    return Answer.message('If an order is waiting for payment, the link to finish it is on its way.');
  }

  /** The mailed link gives the purchase token back while its order can be paid. 403 wrong signature, 404, 409 ended. */
  @Public()
  @Post('auth/resume')
  @HttpCode(200)
  resume(@Body() { order_number: orderNumber, signature }: ResumeDto): Promise<PurchaseToken> {
    return this.resuming.resume(orderNumber, signature);
  }
}
