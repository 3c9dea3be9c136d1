import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ContentModule } from '../content/content.module.js';
import { RecordsModule } from '../audit/records/records.module.js';
import { SettingsModule } from '../platform/settings/settings.module.js';
import { TicketsModule } from '../tickets/tickets.module.js';
import { Answerer } from './answering/answerer.service.js';
import { ChatController } from './chat/chat.controller.js';
import { ChatService } from './chat/chat.service.js';
import { Conversations } from './chat/conversations.service.js';
import { ForgetConversationsJob } from './chat/forget-conversations.job.js';
import { Facts } from './facts/facts.service.js';
import { KnowledgeBase } from './knowledge/knowledge-base.service.js';
import { KnowledgeController } from './knowledge/knowledge.controller.js';
import { KnowledgeExport } from './knowledge/knowledge-export.service.js';
import { KnowledgeImport } from './knowledge/knowledge-import.service.js';
import { KnowledgeService } from './knowledge/knowledge.service.js';
import { ChatAnalyticsService } from './training/chat-analytics.service.js';
import { ChatTest } from './training/chat-test.service.js';
import { ConversationRemoval } from './training/conversation-removal.service.js';
import { ConversationLog } from './training/conversation-log.service.js';
import { TrainingController } from './training/training.controller.js';
import { Unanswered } from './training/unanswered.service.js';
import { TranslationModule } from './translation/translation.module.js';

/** The assistant: answers from the knowledge base, and what editors need to train it. */
@Module({
  imports: [AuditModule, ContentModule, RecordsModule, SettingsModule, TicketsModule, TranslationModule],
  controllers: [ChatController, KnowledgeController, TrainingController],
  providers: [
    Answerer,
    ChatAnalyticsService,
    ChatService,
    ChatTest,
    ConversationLog,
    ConversationRemoval,
    Conversations,
    Facts,
    ForgetConversationsJob,
    KnowledgeBase,
    KnowledgeExport,
    KnowledgeImport,
    KnowledgeService,
    Unanswered,
  ],
})
export class ChatbotModule {}
