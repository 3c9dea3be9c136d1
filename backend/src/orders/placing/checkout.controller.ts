import type { BundleSetting, CurrentPrice, PlacedOrderData, SellOutEstimate } from '@festival/contracts';
import { Body, Controller, Get, Headers, HttpCode, Ip, Post, Query } from '@nestjs/common';
import { CurrentBuyer, ForBuyer, Public } from '../../platform/access/access.decorators.js';
import type { Buyer } from '../../platform/access/identities.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import type { ReadyJson } from '../../platform/http/answers/answers.js';
import { toPlacedOrder } from '../order.mapper.js';
import { BoundedCall } from '../../platform/http/limits/checkout-load.js';
import { PassCookie } from '../../waiting-room/places/cookies.js';
import { CurrentPriceService } from './current-price.service.js';
import { SellOutEstimatesService } from '../pace/sell-out-estimates.service.js';
import { PlaceOrderDto } from './place-order.dto.js';
import { PlaceOrderService, readIdempotencyKey } from './place-order.service.js';

/** The way from the price to the placed order. */
@Controller('api')
export class CheckoutController {
  constructor(
    private readonly prices: CurrentPriceService,
    private readonly estimates: SellOutEstimatesService,
    private readonly settings: SettingsService,
    private readonly placing: PlaceOrderService,
  ) {}

  /**
   * The price of the tier that is on sale.
   * Of several the first by `sort_order`.
   * @param ticket_type a tier's key: the price of this one, when it is on sale
   * @throws {404} No tickets available
   */
  @Public()
  @Get('orders/current-price')
  currentPrice(@Query('ticket_type') ticketType?: string): Promise<ReadyJson<CurrentPrice>> {
    return this.prices.answer(typeof ticketType === 'string' ? ticketType : '');
  }

  /**
   * How long the tiers on sale last at the pace of the last hour or of the last day, whichever is faster. Left out: those
   * without a quota, with fewer than five seats sold in a day, and those that last longer than two weeks. At most a
   * minute old.
   */
  @Public()
  @Get('orders/sell-out-estimates')
  sellOutEstimates(): Promise<ReadyJson<SellOutEstimate[]>> {
    return this.estimates.answer();
  }

  /** Whether the bundle discount is on. */
  @Public()
  @Get('settings/bundle-ticket')
  bundleTicket(): Promise<BundleSetting> {
    return this.settings.get('bundle_ticket');
  }

  /**
   * Places an order, which holds its seats until `expires_at`: ten minutes, or for
   * as long as a payment may take once its payment is opened.
   * The price is worked out by the server. The same `Idempotency-Key` with the same body answers with the first one's
   * order, as does the same order again while it is open. A buyer has one open order by e-mail address and by phone
   * number; the buyer who placed it is told which one it is, in `data`. While seats may be held by nobody real, an
   * order needs the solution of a challenge: it is refused with 429 and `data.challenge`, and is to be sent again.
   * @param idempotency-key up to 100 visible characters
   * @param proof-of-work the solution of a challenge: base64 of `{algorithm, challenge, number, salt, signature}`
   * @throws {409} Tickets for this category are sold out.
   * @throws {409} This ticket is not on sale.
   * @throws {409} This order could not be placed just now. Please try again.
   * @throws {409} Many people are buying just now. Please wait for your turn in the waiting room.
   * @throws {503} Many people are buying right now. Please wait a moment and try again.
   * @throws {422} Unknown ticket type
   * @throws {422} Invalid referral code
   * @throws {422} Invalid discount code
   * @throws {422} This discount code has been used up.
   * @throws {422} There is already an unpaid order with this email address. The link to finish it was mailed to that address.
   * @throws {422} There is already an unpaid order with this phone number. The link to finish it was mailed to the address given with it.
   * @throws {422} The idempotency key is not valid.
   * @throws {422} This key was used before for another order.
   * @throws {422} One person can have at most 4 tickets, counted by email address and by phone number. You can still order 2.
   * @throws {429} Many tickets of this kind are in orders from your network that are not paid yet.
   *   Pay or cancel the open orders from this network, or use another one (mobile data, for example).
   * @throws {429} Many people are ordering. Your browser is given a small task first; please try again.
   * @throws {429} Too many requests. Please wait a moment and try again.
   */
  @ForBuyer()
  @BoundedCall()
  @Post('orders')
  @HttpCode(201)
  async place(
    @Body() request: PlaceOrderDto,
    @CurrentBuyer() { subject }: Buyer,
    @Ip() address: string,
    @Headers('idempotency-key') key?: string,
    @Headers('proof-of-work') solution?: string,
    @PassCookie() pass?: string,
  ): Promise<PlacedOrderData> {
    const placing = { subject, address, idempotencyKey: readIdempotencyKey(key), solution, pass };
    return { order: toPlacedOrder(await this.placing.place(request, placing)) };
  }
}
