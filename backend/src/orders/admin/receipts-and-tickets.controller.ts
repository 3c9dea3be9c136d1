import { Controller, Get, Param, StreamableFile } from '@nestjs/common';
import { ForArea } from '../../platform/access/access.decorators.js';
import { ReceiptsAndTicketsService, type OrderFile } from './receipts-and-tickets.service.js';

/** Receipt, tickets and QR codes of one order, shown by the browser; a link with `download` saves them instead. */
@ForArea('orders')
@Controller('api/admin/orders/:key')
export class ReceiptsAndTicketsController {
  constructor(private readonly files: ReceiptsAndTicketsService) {}

  @Get('receipt.pdf')
  async receipt(@Param('key') key: string): Promise<StreamableFile> {
    return file(await this.files.receipt(key), 'application/pdf');
  }

  @Get('tickets.pdf')
  async tickets(@Param('key') key: string): Promise<StreamableFile> {
    return file(await this.files.tickets(key), 'application/pdf');
  }

  @Get('tickets/:code/qr.png')
  async qr(@Param('key') key: string, @Param('code') code: string): Promise<StreamableFile> {
    return file(await this.files.qr(key, code), 'image/png');
  }
}

/** A name holds an order number or a ticket code and nothing else, so it needs no quoting. */
function file({ name, content }: OrderFile, type: string): StreamableFile {
  return new StreamableFile(content, { type, disposition: `inline; filename="${name}"`, length: content.length });
}
