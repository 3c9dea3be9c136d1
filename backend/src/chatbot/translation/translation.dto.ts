import { KNOWLEDGE_LIMITS as LIMITS, type TranslationRequest } from '@festival/contracts';
import { applyDecorators } from '@nestjs/common';
import { IsNotEmpty, IsString } from 'class-validator';
import { AtMost } from '../../content/fields/text-fields.js';
import { Trim } from '../../platform/http/requests/trim.js';

const BOTH = { message: 'Please fill in English question and answer first' };

const Filled = (label: string, max: number): PropertyDecorator =>
  applyDecorators(Trim(), IsString(BOTH), IsNotEmpty(BOTH), AtMost(label, max));

export class TranslationDto implements TranslationRequest {
  @Filled('Question (English)', LIMITS.question) question_en: string;
  @Filled('Answer (English)', LIMITS.answer) answer_en: string;
}
