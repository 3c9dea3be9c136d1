import { LANGUAGES, type Language } from '@festival/contracts';
import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { PageQueryDto } from '../../http/page-query.js';

/** A day in Jakarta, `YYYY-MM-DD`, perhaps with a time behind it. */
const DAY = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Query of the training area's lists (content specification, section 7). */
export class TrainingQueryDto extends PageQueryDto {
  @IsOptional()
  @MaxLength(64)
  @IsString()
  category?: string;

  @IsOptional()
  @IsIn([...LANGUAGES, 'all', ''], { message: 'The language must be en, id or all' })
  language?: Language | 'all' | '';

  @IsOptional()
  @Matches(DAY, { message: 'date_from must be a date' })
  date_from?: string;

  @IsOptional()
  @Matches(DAY, { message: 'date_to must be a date' })
  date_to?: string;
}
