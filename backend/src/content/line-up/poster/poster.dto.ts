import { type Language, LANGUAGES } from '@festival/contracts';
import { IsIn, IsString } from 'class-validator';
import { MaxLength } from '../../../platform/http/requests/max-length.js';
import { POSTER_TEXTS } from './poster-texts.js';

/** Sixty ids of ten digits. */
const LONGEST_PICKS = 660;

export class PosterQueryDto {
  @MaxLength(LONGEST_PICKS, { message: POSTER_TEXTS.none })
  @IsString({ message: POSTER_TEXTS.none })
  picks: string;

  @IsIn(LANGUAGES, { message: POSTER_TEXTS.language })
  language: Language;
}
