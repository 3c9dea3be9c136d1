import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  FlagColumn,
  IntColumn,
  JsonColumn,
  LongTextColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns.js';

/** A question that the assistant can answer, in both languages; an empty Indonesian text means the English one. */
@Entity('chatbot_knowledge')
export class KnowledgeEntity {
  @PrimaryGeneratedColumn() id: number;
  @Index('chatbot_knowledge_category')
  @TextColumn(64)
  category: string;
  @TextColumn(500, { name: 'question_en' }) questionEn: string;
  @TextColumn(500, { name: 'question_id' }) questionId: string;
  @LongTextColumn({ name: 'answer_en' }) answerEn: string;
  @LongTextColumn({ name: 'answer_id' }) answerId: string;
  @JsonColumn() keywords: string[];
  @JsonColumn({ name: 'training_phrases' }) trainingPhrases: string[];
  @IntColumn() priority: number;
  @FlagColumn({ name: 'is_active' }) isActive: boolean;
  @TimeColumn({ name: 'updated_at' }) updatedAt: Date;
}
