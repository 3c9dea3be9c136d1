import type { Language } from '@festival/contracts';
import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  IntColumn,
  LongTextColumn,
  OptionalIntColumn,
  OptionalTimeColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns.js';

/** One question and its answer; nothing that names the visitor. */
@Entity('chatbot_conversations')
@Index('chatbot_conversations_session', ['sessionId', 'id'])
@Index('chatbot_conversations_category', ['matchedCategory', 'createdAt'])
export class ConversationEntity {
  @PrimaryGeneratedColumn() id: number;
  @TextColumn(100, { name: 'session_id' }) sessionId: string;
  @TextColumn(2) language: Language;
  @TextColumn(64, { name: 'matched_category' }) matchedCategory: string;
  /** The entry that answered; null for a fallback or a choice. */
  @OptionalIntColumn({ name: 'knowledge_id' }) knowledgeId: number | null;
  /** Thousandths. */
  @IntColumn() score: number;
  @TextColumn(500, { name: 'user_message' }) userMessage: string;
  @LongTextColumn({ name: 'bot_response' }) botResponse: string;
  @Index('chatbot_conversations_created_at')
  @TimeColumn({ name: 'created_at' })
  createdAt: Date;
  /** A fallback that an editor put aside: nobody has to answer it. */
  @OptionalTimeColumn({ name: 'dismissed_at' }) dismissedAt?: Date | null;
}
