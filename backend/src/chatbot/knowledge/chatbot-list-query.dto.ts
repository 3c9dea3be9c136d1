import { LANGUAGES, type Language } from '@festival/contracts';
import { IsIn, IsOptional, IsString, MaxLength, ValidateBy } from 'class-validator';
import { momentOf } from '../../content/fields/local-time.js';
import { PageQueryDto } from '../../platform/http/answers/page-query.js';

/** A day in Jakarta, `YYYY-MM-DD`, with or without a time; empty for any. */
const Day = () =>
  ValidateBy({
    name: 'day',
    validator: {
      validate: (value: unknown) => value === '' || (typeof value === 'string' && momentOf(value) !== null),
      defaultMessage: () => '$property must be a date',
    },
  });

/** Query of the lists of knowledge entries and of conversations. */
export class ChatbotListQueryDto extends PageQueryDto {
  @IsOptional()
  @IsIn(['all', 'active', 'inactive', ''], { message: 'The status must be all, active or inactive' })
  declare status?: 'all' | 'active' | 'inactive' | '';

  @IsOptional()
  @MaxLength(64)
  @IsString()
  category?: string;

  @IsOptional()
  @IsIn([...LANGUAGES, 'all', ''], { message: 'The language must be en, id or all' })
  language?: Language | 'all' | '';

  @IsOptional()
  @Day()
  date_from?: string;

  @IsOptional()
  @Day()
  date_to?: string;
}
