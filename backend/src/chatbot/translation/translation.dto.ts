import type { TranslationRequest } from '@festival/contracts';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { Trim } from '../../http/trim.js';

const BOTH = { message: 'Please fill in English question and answer first' };

/** POST /api/admin/chatbot/translate */
export class TranslationDto implements TranslationRequest {
  @Trim() @IsString(BOTH) @IsNotEmpty(BOTH) @MaxLength(500) question_en: string;
  @Trim() @IsString(BOTH) @IsNotEmpty(BOTH) @MaxLength(5_000) answer_en: string;
}
