import type { TicketView } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Reader } from '../../platform/database/reader.js';
import { AppError } from '../../platform/errors/app-error.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { TicketSignerService } from './ticket-signer.service.js';
import { TicketTypesService } from '../tiers/ticket-types.service.js';
import { TicketEntity } from '../ticket.entity.js';

/** The content of `/t/{code}`, for the holder of the QR. */
@Injectable()
export class TicketViewService {
  constructor(
    private readonly reader: Reader,
    private readonly ticketTypes: TicketTypesService,
    private readonly settings: SettingsService,
    private readonly signer: TicketSignerService,
  ) {}

  async get(code: string, signature: string | undefined): Promise<TicketView> {
    if (!signature || !this.signer.isRight(code, signature)) throw notFound();
    const ticket = await this.reader.of(TicketEntity).findOneBy({ ticketCode: code, deletedAt: IsNull() });
    if (!ticket) throw notFound();
    const tier = (await this.ticketTypes.all()).find((each) => each.type === ticket.ticketType);
    const { name, concertDate, venue, venueIndonesian } = await this.settings.get('festival');
    return {
      ticket_code: ticket.ticketCode,
      status: ticket.status,
      checked_in_at: ticket.checkedInAt?.toISOString() ?? null,
      ticket_type_header: tier?.header ?? ticket.ticketType,
      number: ticket.number,
      quantity: ticket.quantity,
      festival: { name, date: concertDate, venue, venue_indonesian: venueIndonesian ?? null },
    };
  }
}

const notFound = (): AppError => new AppError('NOT_FOUND', 'Ticket not found.');
