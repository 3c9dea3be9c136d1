import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { ChatbotModule } from '../chatbot/chatbot.module.js';
import { ContentModule } from '../content/content.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { TicketsModule } from '../tickets/tickets.module.js';
import { ContentSearchService } from './content-search.service.js';
import { EditorsSearchService } from './editors-search.service.js';
import { SalesSearchService } from './sales-search.service.js';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';

/** The search in the back office's bar, through the lists of every module. */
@Module({
  imports: [AuthModule, ChatbotModule, ContentModule, OrdersModule, TicketsModule],
  controllers: [SearchController],
  providers: [ContentSearchService, EditorsSearchService, SalesSearchService, SearchService],
})
export class SearchModule {}
