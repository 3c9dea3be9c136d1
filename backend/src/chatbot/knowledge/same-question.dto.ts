import { KNOWLEDGE_LIMITS as LIMITS } from '@festival/contracts';
import { Type } from 'class-transformer';
import { IsInt, IsOptional } from 'class-validator';
import { OptionalText } from '../../content/fields/text-fields.js';

/** `except` is the entry that is edited. */
export class SameQuestionQuery {
  @OptionalText('Question (English)', LIMITS.question) question_en?: string;
  @OptionalText('Question (Indonesian)', LIMITS.question) question_id?: string;
  @IsOptional() @Type(() => Number) @IsInt() except?: number;
}
