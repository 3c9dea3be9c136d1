import {
  type AssignQuestionsRequest,
  CHAT_MESSAGE_MAX,
  type EntryConflictsRequest,
  KNOWLEDGE_LIMITS as LIMITS,
  LANGUAGES,
  type Language,
} from '@festival/contracts';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { AtMost, OptionalText } from '../../content/fields/text-fields.js';

const MAX_ID = 2_147_483_647;
/** The list shows fewer of a group. */
const MAX_READ = 50;

/** In which language entries are named. */
export class NamedInQuery {
  @IsOptional()
  @IsIn(LANGUAGES, { message: 'The language must be en or id' })
  language?: Language;
}

export class EntryConflictsDto implements EntryConflictsRequest {
  @OptionalText('Question (English)', LIMITS.question) question_en?: string;
  @OptionalText('Question (Indonesian)', LIMITS.question) question_id?: string;

  @IsOptional()
  @ArrayMaxSize(LIMITS.keywords, { message: `There may be at most ${LIMITS.keywords} keywords` })
  @IsString({ each: true, message: 'Keywords must be text' })
  @AtMost('A keyword', LIMITS.keyword, { each: true })
  @IsArray({ message: 'Keywords must be a list' })
  keywords?: string[];

  @IsOptional()
  @ArrayMaxSize(LIMITS.phrases, { message: `There may be at most ${LIMITS.phrases} training phrases` })
  @IsString({ each: true, message: 'Training phrases must be text' })
  @AtMost('A training phrase', LIMITS.phrase, { each: true })
  @IsArray({ message: 'Training phrases must be a list' })
  training_phrases?: string[];

  @IsOptional() @IsInt() @Min(1) @Max(MAX_ID) except?: number;
}

export class AssignQuestionsDto implements AssignQuestionsRequest {
  @IsInt({ message: 'Choose an entry.' })
  @Min(1, { message: 'Choose an entry.' })
  @Max(MAX_ID, { message: 'Choose an entry.' })
  knowledge_id: number;

  @IsOptional()
  @ArrayMaxSize(MAX_READ)
  @IsString({ each: true })
  @MaxLength(CHAT_MESSAGE_MAX, { each: true })
  @IsArray()
  questions?: string[];
}
