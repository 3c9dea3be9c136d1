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

/**
 * An admin's actions on the order that `:key` names, by number or id. Each is 409 when the order changed since the
 * `updated_at` that was sent along.
 */
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

  @Post('lock-sync')
  async lock(@Param('key') key: string, @Body() dto: LockSyncDto, @CurrentActor() actor: Actor) {
    await this.syncLock.lock(key, dto, actor);
    return this.answer(key, TEXTS.lock);
  }

  @Post('unlock-sync')
  async unlock(@Param('key') key: string, @Body() dto: UnlockSyncDto, @CurrentActor() actor: Actor) {
    await this.syncLock.unlock(key, dto, actor);
    return this.answer(key, TEXTS.unlock);
  }

  @Put('admin-status')
  async setStatus(@Param('key') key: string, @Body() dto: AdminStatusDto, @CurrentActor() actor: Actor) {
    await this.manualStatus.update(key, dto, actor);
    return this.answer(key, TEXTS.status);
  }

  @Put('email')
  async setEmail(@Param('key') key: string, @Body() dto: ChangeEmailDto, @CurrentActor() actor: Actor) {
    await this.buyer.updateEmail(key, dto, actor);
    return this.answer(key, TEXTS.email);
  }

  /** Name and phone. */
  @Put('buyer')
  async setPerson(@Param('key') key: string, @Body() dto: ChangeBuyerDto, @CurrentActor() actor: Actor) {
    await this.buyer.updatePerson(key, dto, actor);
    return this.answer(key, TEXTS.buyer);
  }

  @Post('resend-receipt')
  async resend(@Param('key') key: string, @CurrentActor() actor: Actor): Promise<Answer> {
    await this.receipts.resend(key, actor);
    return Answer.message(TEXTS.resend);
  }

  @Post('repair-tickets')
  async repair(@Param('key') key: string, @CurrentActor() actor: Actor): Promise<Answer<RepairTicketsData>> {
    const count = await this.repairs.repair(key, actor);
    return new Answer({ updated_count: count }, { message: TEXTS.repair(count) });
  }

  private async answer(key: string, message: string): Promise<Answer<AdminOrderData>> {
    return new Answer({ order: await this.orders.one(key) }, { message });
  }
}
