import type { EditionFigures, EditionTierFigures } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { ConversationEntity } from '../../chatbot/chat/conversation.entity.js';
import { OrderEntity } from '../../orders/order.entity.js';
import { NET, SUM_PARAMETERS, sumWhere } from '../../orders/order-sums.js';
import { atLeisure } from '../../platform/database/at-leisure.js';
import { Reader } from '../../platform/database/reader.js';
import { ScanEntity } from '../../tickets/gate/check-in/scan.entity.js';
import { TicketTypeEntity } from '../../tickets/tiers/ticket-type.entity.js';
import { TicketEntity } from '../../tickets/ticket.entity.js';

/** Money has come for it, whatever became of it then. */
const PAID = 'o.paidAt IS NOT NULL';
const GROSS = `CASE WHEN ${PAID} THEN o.finalAmount ELSE 0 END`;

type Numbers<K extends string> = Record<K, string | number | null>;

/** What is told of an edition when its people are gone: sums without anybody's data. */
@Injectable()
export class EditionFiguresService {
  constructor(
    private readonly reader: Reader,
    private readonly dataSource: DataSource,
  ) {}

  /** However long it takes. */
  atLeisure(): Promise<EditionFigures> {
    return atLeisure(this.dataSource, () => this.figures());
  }

  async figures(): Promise<EditionFigures> {
    const tiers = await this.tiers();
    const sum = (key: 'tickets' | 'checked_in' | 'gross' | 'refunded') =>
      tiers.reduce((total, tier) => total + tier[key], 0);
    const [gross, refunded] = [sum('gross'), sum('refunded')];
    return {
      ...(await this.orders()),
      tickets: sum('tickets'),
      checked_in: sum('checked_in'),
      gross,
      refunded,
      net: gross - refunded,
      scans: await this.reader.of(ScanEntity).count(),
      questions: await this.reader.of(ConversationEntity).count(),
      tiers,
    };
  }

  private async orders() {
    const found = await this.select()
      .select('COUNT(*)', 'orders')
      .addSelect(sumWhere('1', PAID), 'paid')
      .addSelect(sumWhere('1', `${PAID} AND o.source = 'web'`), 'web')
      .addSelect(sumWhere('1', `${PAID} AND o.source = 'google_form'`), 'form')
      .addSelect('MIN(o.createdAt)', 'first')
      .addSelect('MAX(o.createdAt)', 'last')
      .getRawOne<Numbers<'orders' | 'paid' | 'web' | 'form'> & Record<'first' | 'last', Date | string | null>>();
    const number = (value: string | number | null | undefined) => Number(value ?? 0);
    const [paid, web, form] = [number(found?.paid), number(found?.web), number(found?.form)];
    return {
      orders: number(found?.orders),
      paid_orders: paid,
      web_orders: web,
      google_form_orders: form,
      manual_orders: paid - web - form,
      first_order_at: timeOf(found?.first),
      last_order_at: timeOf(found?.last),
    };
  }

  private async tiers(): Promise<EditionTierFigures[]> {
    const money = await this.select()
      .select('o.ticketType', 'type')
      .addSelect('MAX(o.ticketTypeHeader)', 'header')
      .addSelect(sumWhere('1', PAID), 'orders')
      .addSelect(`SUM(${GROSS})`, 'gross')
      .addSelect(`SUM(${NET})`, 'net')
      .setParameters(SUM_PARAMETERS)
      .groupBy('o.ticketType')
      .getRawMany<Numbers<'type' | 'header' | 'orders' | 'gross' | 'net'>>();
    const tickets = await this.reader
      .select(TicketEntity, 't')
      .select('t.ticketType', 'type')
      .addSelect(sumWhere('1', `t.status IN ('valid', 'used')`), 'tickets')
      .addSelect(sumWhere('1', `t.status = 'used'`), 'used')
      .where('t.deletedAt IS NULL')
      .groupBy('t.ticketType')
      .getRawMany<Numbers<'type' | 'tickets' | 'used'>>();
    const known = await this.reader.of(TicketTypeEntity).find({ order: { sortOrder: 'ASC' } });
    const types = [...new Set([...known.map(({ type }) => type), ...money.map(({ type }) => String(type))])];
    return types.map((type) => {
      const sums = money.find((each) => each.type === type);
      const seats = tickets.find((each) => each.type === type);
      const gross = Number(sums?.gross ?? 0);
      return {
        type,
        header: known.find((each) => each.type === type)?.header ?? String(sums?.header ?? type),
        orders: Number(sums?.orders ?? 0),
        tickets: Number(seats?.tickets ?? 0),
        checked_in: Number(seats?.used ?? 0),
        gross,
        refunded: gross - Number(sums?.net ?? 0),
      };
    });
  }

  private select(): SelectQueryBuilder<OrderEntity> {
    return this.reader.select(OrderEntity, 'o').where('o.deletedAt IS NULL');
  }
}

/** SQLite answers text, in UTC. */
function timeOf(value: Date | string | null | undefined): string | null {
  if (!value) return null;
  return (typeof value === 'string' ? new Date(`${value.replace(' ', 'T')}Z`) : value).toISOString();
}
