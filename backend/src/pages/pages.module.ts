import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { ContentModule } from '../content/content.module.js';
import { TicketsModule } from '../tickets/tickets.module.js';
import { PageFactsService } from './facts/page-facts.service.js';

/** The server's part of the public site's pages. */
@Module({
  imports: [AuthModule, ContentModule, TicketsModule],
  providers: [PageFactsService],
  exports: [PageFactsService],
})
export class PagesModule {}
