import { ORDER_SUCCESS_TEXTS as TEXTS, type AdminOrderData, type RepairTicketsData } from '@festival/contracts';
import { Body, Controller, Param, Post, Put } from '@nestjs/common';
import { ForArea } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import { Answer } from '../../platform/http/answers/answers.js';
import { AdminOrdersService } from '../admin/admin-orders.service.js';
import { BuyerDetailsService } from './buyer-details.service.js';
import { ManualStatusService } from './manual-status.service.js';
import { AdminStatusDto, ChangeBuyerDto, ChangeEmailDto, LockSyncDto, UnlockSyncDto } from './order-actions.dto.js';
import { RepairTicketsService } from './repair-tickets.service.js';
import { ResendReceiptService } from './resend-receipt.service.js';
import { SyncLockService } from './sync-lock.service.js';

/** An admin's actions on one order. */
@ForArea('orders')
@Controller('api/orders/:key')
export class OrderActionsController {
  constructor(
    private readonly orders: AdminOrdersService,
    private readonly syncLock: SyncLockService,
    private readonly manualStatus: ManualStatusService,
    private readonly receipts: ResendReceiptService,
    private readonly repairs: RepairTicketsService,
    private readonly buyer: BuyerDetailsService,
  ) {}

  /**
   * Locks an order against the payment provider's statuses.
   * The status then stays as an admin set it. The lock is audited.
   * @param key the order's number, or its id
   * @throws {404} Order not found.
   * @throws {409} This order was changed in the meantime. Please reload it and try again.
   * @throws {409} This order is already sync-locked.
   */
  @Post('lock-sync')
  async lock(
    @Param('key') key: string,
    @Body() dto: LockSyncDto,
    @CurrentActor() actor: Actor,
  ): Promise<Answer<AdminOrderData>> {
    await this.syncLock.lock(key, dto, actor);
    return this.answer(key, TEXTS.lock);
  }

  /**
   * Lets the payment provider's statuses change an order again.
   * The provider is asked for its status soon after.
   * @param key the order's number, or its id
   * @throws {404} Order not found.
   * @throws {409} This order was changed in the meantime. Please reload it and try again.
   * @throws {409} This order is not sync-locked.
   */
  @Post('unlock-sync')
  async unlock(
    @Param('key') key: string,
    @Body() dto: UnlockSyncDto,
    @CurrentActor() actor: Actor,
  ): Promise<Answer<AdminOrderData>> {
    await this.syncLock.unlock(key, dto, actor);
    return this.answer(key, TEXTS.unlock);
  }

  /**
   * Sets an order's status and locks it against the payment provider's.
   * Any status may follow any other. Tickets, seats and code uses follow the status.
   * @param key the order's number, or its id
   * @throws {404} Order not found.
   * @throws {409} This order was changed in the meantime. Please reload it and try again.
   * @throws {409} This buyer has another unpaid order. End that one first.
   * @throws {409} Tickets for this category are sold out.
   * @throws {409} This order is changing at the moment. Please try again.
   */
  @Put('admin-status')
  async setStatus(
    @Param('key') key: string,
    @Body() dto: AdminStatusDto,
    @CurrentActor() actor: Actor,
  ): Promise<Answer<AdminOrderData>> {
    await this.manualStatus.update(key, dto, actor);
    return this.answer(key, TEXTS.status);
  }

  /**
   * Corrects the e-mail address of an order's buyer.
   * The address is corrected on the tickets and in waiting mails too. No mail is sent.
   * @param key the order's number, or its id
   * @throws {404} Order not found.
   * @throws {409} This order was changed in the meantime. Please reload it and try again.
   * @throws {409} The data of this buyer were erased.
   * @throws {422} There is already an unpaid order with this email address.
   */
  @Put('email')
  async setEmail(
    @Param('key') key: string,
    @Body() dto: ChangeEmailDto,
    @CurrentActor() actor: Actor,
  ): Promise<Answer<AdminOrderData>> {
    await this.buyer.updateEmail(key, dto, actor);
    return this.answer(key, TEXTS.email);
  }

  /**
   * Corrects name and phone of an order's buyer.
   * They are corrected on the tickets and in waiting mails too.
   * @param key the order's number, or its id
   * @throws {404} Order not found.
   * @throws {409} This order was changed in the meantime. Please reload it and try again.
   * @throws {409} The data of this buyer were erased.
   * @throws {422} There is already an unpaid order with this phone number.
   */
  @Put('buyer')
  async setPerson(
    @Param('key') key: string,
    @Body() dto: ChangeBuyerDto,
    @CurrentActor() actor: Actor,
  ): Promise<Answer<AdminOrderData>> {
    await this.buyer.updatePerson(key, dto, actor);
    return this.answer(key, TEXTS.buyer);
  }

  /**
   * Mails the receipt and the tickets of a paid order again.
   * @param key the order's number, or its id
   * @throws {404} Order not found.
   * @throws {409} Only a paid order has a receipt.
   * @throws {409} The data of this buyer were erased.
   */
  @Post('resend-receipt')
  async resend(@Param('key') key: string, @CurrentActor() actor: Actor): Promise<Answer> {
    await this.receipts.resend(key, actor);
    return Answer.message(TEXTS.resend);
  }

  /**
   * Brings an order's tickets back in line with its quantity and status.
   * A repeat changes nothing.
   * @param key the order's number, or its id
   * @throws {404} Order not found.
   * @throws {409} This order was changed in the meantime. Please reload it and try again.
   */
  @Post('repair-tickets')
  async repair(@Param('key') key: string, @CurrentActor() actor: Actor): Promise<Answer<RepairTicketsData>> {
    const count = await this.repairs.repair(key, actor);
    return new Answer({ updated_count: count }, { message: TEXTS.repair(count) });
  }

  private async answer(key: string, message: string): Promise<Answer<AdminOrderData>> {
    return new Answer({ order: await this.orders.one(key) }, { message });
  }
}
