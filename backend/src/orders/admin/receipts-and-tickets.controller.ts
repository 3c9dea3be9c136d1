import { Controller, Get, Param, StreamableFile } from '@nestjs/common';
import { ForArea } from '../../platform/access/access.decorators.js';
import { ReceiptsAndTicketsService, type OrderFile } from './receipts-and-tickets.service.js';

/** Receipt, tickets and QR codes of one order, shown by the browser; a link with `download` saves them instead. */
@ForArea('orders')
@Controller('api/admin/orders/:key')
export class ReceiptsAndTicketsController {
  constructor(private readonly files: ReceiptsAndTicketsService) {}

  /**
   * The receipt of a paid order.
   * @param key the order's number, or its id
   * @produces application/pdf
   * @throws {404} Order not found.
   * @throws {409} Only a paid order has a receipt.
   */
  @Get('receipt.pdf')
  async receipt(@Param('key') key: string): Promise<StreamableFile> {
    return file(await this.files.receipt(key), 'application/pdf');
  }

  /**
   * The valid and used tickets of an order, to be printed.
   * @param key the order's number, or its id
   * @produces application/pdf
   * @throws {404} Order not found.
   * @throws {409} This order has no valid tickets.
   */
  @Get('tickets.pdf')
  async tickets(@Param('key') key: string): Promise<StreamableFile> {
    return file(await this.files.tickets(key), 'application/pdf');
  }

  /**
   * The QR code of one valid or used ticket.
   * @param key the order's number, or its id
   * @param code the ticket's code
   * @produces image/png
   * @throws {404} Order not found.
   * @throws {404} Ticket not found.
   * @throws {409} This ticket is cancelled.
   */
  @Get('tickets/:code/qr.png')
  async qr(@Param('key') key: string, @Param('code') code: string): Promise<StreamableFile> {
    return file(await this.files.qr(key, code), 'image/png');
  }
}

/** A name holds an order number or a ticket code and nothing else, so it needs no quoting. */
function file({ name, content }: OrderFile, type: string): StreamableFile {
  return new StreamableFile(content, { type, disposition: `inline; filename="${name}"`, length: content.length });
}
