import {
  LANGUAGES,
  CHAT_MESSAGE_MAX,
  type Language,
  type ChatRequest,
  type ChatTestRequest,
} from '@festival/contracts';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsIn, IsNotEmpty, IsOptional, IsString, Matches, ValidateBy } from 'class-validator';
import { ReadableText } from '../../platform/http/requests/readable.js';
import { Trim } from '../../platform/http/requests/trim.js';

/** The browser's own identifier of a conversation: a prefix, the time, a random string. */
const SESSION_ID = /^[A-Za-z0-9_.:-]{1,100}$/;

const Language = () => IsIn(LANGUAGES, { message: 'The language must be en or id' });
const SessionId = () => Matches(SESSION_ID, { message: 'The session is not valid' });

/** The message of a visitor or a tester: 1 to 500 visible characters. */
export const Message = (): PropertyDecorator =>
  applyDecorators(
    Trim(),
    IsString({ message: 'The message is required' }),
    IsNotEmpty({ message: 'The message is required' }),
    ValidateBy(
      { name: 'length', validator: { validate: (value: unknown) => [...String(value)].length <= CHAT_MESSAGE_MAX } },
      { message: `The message may have at most ${CHAT_MESSAGE_MAX} characters` },
    ),
    ReadableText({ message: 'The message holds characters that can not be read' }),
  );

export class ChatDto implements ChatRequest {
  @Message() message: string;
  @Language() language: Language;
  @SessionId() session_id: string;
}

export class SuggestionsQueryDto {
  @Language() language: Language;
  /** Empty is none. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value))
  @SessionId()
  session_id?: string;
}

export class TestDto implements ChatTestRequest {
  @Message() message: string;
  @Language() language: Language;
}
