import { Controller, Get, Param, StreamableFile } from '@nestjs/common';
import { ForArea } from '../../platform/access/access.decorators.js';
import { OrderPapersService, type Paper } from './receipts-and-tickets.service.js';

/** Papers of one order, shown by the browser; a link with `download` saves them instead. */
@ForArea('orders')
@Controller('api/admin/orders/:key')
export class OrderPapersController {
  constructor(private readonly papers: OrderPapersService) {}

  @Get('receipt.pdf')
  async receipt(@Param('key') key: string): Promise<StreamableFile> {
    return file(await this.papers.receipt(key), 'application/pdf');
  }

  @Get('tickets.pdf')
  async tickets(@Param('key') key: string): Promise<StreamableFile> {
    return file(await this.papers.tickets(key), 'application/pdf');
  }

  @Get('tickets/:code/qr.png')
  async qr(@Param('key') key: string, @Param('code') code: string): Promise<StreamableFile> {
    return file(await this.papers.qr(key, code), 'image/png');
  }
}

/** Order numbers and ticket codes alone stand in names, so nothing in them needs quoting. */
function file({ name, content }: Paper, type: string): StreamableFile {
  return new StreamableFile(content, { type, disposition: `inline; filename="${name}"`, length: content.length });
}
