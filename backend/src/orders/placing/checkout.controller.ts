import type { BundleSetting, CurrentPrice, PlacedOrderData } from '@festival/contracts';
import { Body, Controller, Get, Headers, HttpCode, Ip, Post, Query } from '@nestjs/common';
import { CurrentBuyer, ForBuyer, Public } from '../../platform/access/access.decorators.js';
import type { Buyer } from '../../platform/access/identities.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { toPlacedOrder } from '../order.mapper.js';
import { PlaceOrderDto } from './place-order.dto.js';
import { PlaceOrderService, readIdempotencyKey } from './place-order.service.js';
import { PricedTiersService } from './priced-tiers.service.js';

@Controller('api')
export class CheckoutController {
  constructor(
    private readonly tiers: PricedTiersService,
    private readonly settings: SettingsService,
    private readonly placing: PlaceOrderService,
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
}
