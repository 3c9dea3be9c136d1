import {
  AUTO_TRANSLATION_PREFIX,
  KNOWLEDGE_LIMITS as LIMITS,
  KNOWLEDGE_PRIORITY_MAX,
  type KnowledgeRequest,
} from '@festival/contracts';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, IsString, Max, Min, ValidateBy } from 'class-validator';
import { ReadOnlyFields } from '../../platform/http/requests/read-only-fields.js';
import { SeenAt } from '../../platform/http/requests/seen-at.js';
import { AtMost, OptionalFlag, OptionalText, RequiredText } from '../../content/fields/text-fields.js';
import { WhenGiven } from '../../platform/http/requests/when-given.js';

/** A column of text holds 65,535 bytes; a character takes up to four. */
const MAX_BYTES = 60_000;

/** Whether a list fits into its column. */
export const isShortTogether = (list: readonly unknown[]): boolean =>
  Buffer.byteLength(JSON.stringify(list)) <= MAX_BYTES;
export const tooLongTogether = (label: string): string => `${label} may have at most ${MAX_BYTES} bytes together`;

/** The assistant stores conversations under these itself. */
const OWN_CATEGORIES: readonly unknown[] = ['fallback', 'error'];
const PRIORITY_RANGE = { message: `Priority must be between 0 and ${KNOWLEDGE_PRIORITY_MAX}` };

/** Removes the prefix of a machine translation: an editor who saves has read the text. */
const WithoutPrefix = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.trimStart().startsWith(AUTO_TRANSLATION_PREFIX)
      ? value.trimStart().slice(AUTO_TRANSLATION_PREFIX.length).trim()
      : value,
  );

/** Trims the texts and their inner blanks, and removes empty and repeated ones. */
const EachOnce = () =>
  Transform(({ value }: { value: unknown }) =>
    Array.isArray(value) && value.every((each) => typeof each === 'string')
      ? [...new Set(value.map((each: string) => each.trim().replace(/\s+/g, ' ')).filter(Boolean))]
      : value,
  );

const ShortTogether = (label: string) =>
  ValidateBy({
    name: 'shortTogether',
    validator: {
      validate: (value: unknown) => !Array.isArray(value) || isShortTogether(value),
      defaultMessage: () => tooLongTogether(label),
    },
  });

const NoOwnCategory = () =>
  ValidateBy({
    name: 'noOwnCategory',
    validator: {
      validate: (value: unknown) => !OWN_CATEGORIES.includes(typeof value === 'string' ? value.toLowerCase() : value),
      defaultMessage: () => `The categories ${OWN_CATEGORIES.join(' and ')} are the assistant’s own`,
    },
  });

@ReadOnlyFields('id', 'updated_at')
export class KnowledgeDto implements KnowledgeRequest {
  @NoOwnCategory() @RequiredText('Category', LIMITS.category) category: string;
  @RequiredText('Question (English)', LIMITS.question) question_en: string;
  @WithoutPrefix() @OptionalText('Question (Indonesian)', LIMITS.question) question_id?: string;
  @RequiredText('Answer (English)', LIMITS.answer) answer_en: string;
  @WithoutPrefix() @OptionalText('Answer (Indonesian)', LIMITS.answer) answer_id?: string;

  @EachOnce()
  @WhenGiven()
  @ArrayMaxSize(LIMITS.keywords, { message: `There may be at most ${LIMITS.keywords} keywords` })
  @IsString({ each: true, message: 'Keywords must be text' })
  @AtMost('A keyword', LIMITS.keyword, { each: true })
  @ShortTogether('The keywords')
  @IsArray({ message: 'Keywords must be a list' })
  keywords?: string[];

  @EachOnce()
  @WhenGiven()
  @ArrayMaxSize(LIMITS.phrases, { message: `There may be at most ${LIMITS.phrases} training phrases` })
  @IsString({ each: true, message: 'Training phrases must be text' })
  @AtMost('A training phrase', LIMITS.phrase, { each: true })
  @ShortTogether('The training phrases')
  @IsArray({ message: 'Training phrases must be a list' })
  training_phrases?: string[];

  @WhenGiven()
  @IsInt({ message: 'Priority must be a whole number' })
  @Min(0, PRIORITY_RANGE)
  @Max(KNOWLEDGE_PRIORITY_MAX, PRIORITY_RANGE)
  priority?: number;

  @OptionalFlag('Active') is_active?: boolean;
  @SeenAt() seen_updated_at?: string | null;
}
