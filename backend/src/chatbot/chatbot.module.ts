import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ContentModule } from '../content/content.module.js';
import { RecordsModule } from '../audit/records/records.module.js';
import { SettingsModule } from '../platform/settings/settings.module.js';
import { TicketsModule } from '../tickets/tickets.module.js';
import { AnswererService } from './answering/answerer.service.js';
import { ChatController } from './chat/chat.controller.js';
import { ChatService } from './chat/chat.service.js';
import { ConversationsService } from './chat/conversations.service.js';
import { FindConversationsService } from './chat/find-conversations.service.js';
import { FactsService } from './facts/facts.service.js';
import { FollowKnowledgeJob } from './knowledge/follow-knowledge.job.js';
import { KnowledgeBaseService } from './knowledge/knowledge-base.service.js';
import { KnowledgeController } from './knowledge/knowledge.controller.js';
import { KnowledgeExportService } from './knowledge/knowledge-export.service.js';
import { KnowledgeImportService } from './knowledge/knowledge-import.service.js';
import { KnowledgeService } from './knowledge/knowledge.service.js';
import { ChatAnalyticsService } from './training/chat-analytics.service.js';
import { ChatTestService } from './training/chat-test.service.js';
import { EntryCheckService } from './training/entry-check.service.js';
import { ConversationRemovalService } from './training/conversation-removal.service.js';
import { ConversationLogService } from './training/conversation-log.service.js';
import { TrainingController } from './training/training.controller.js';
import { UnansweredService } from './training/unanswered.service.js';
import { TranslationModule } from './translation/translation.module.js';

/** The assistant: answers from the knowledge base, and what editors need to train it. */
@Module({
  imports: [AuditModule, ContentModule, RecordsModule, SettingsModule, TicketsModule, TranslationModule],
  controllers: [ChatController, KnowledgeController, TrainingController],
  providers: [
    AnswererService,
    ChatAnalyticsService,
    ChatService,
    ChatTestService,
    ConversationLogService,
    ConversationRemovalService,
    ConversationsService,
    EntryCheckService,
    FactsService,
    FindConversationsService,
    FollowKnowledgeJob,
    KnowledgeBaseService,
    KnowledgeExportService,
    KnowledgeImportService,
    KnowledgeService,
    UnansweredService,
  ],
  exports: [FindConversationsService, KnowledgeService, UnansweredService],
})
export class ChatbotModule {}
