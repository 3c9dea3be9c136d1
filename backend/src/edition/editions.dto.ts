import {
  type BeginEditionRequest,
  EDITION_CONCERNS,
  EDITION_NAME_MAX_LENGTH,
  EDITION_PARTS,
  type EditionConcern,
  type EditionPart,
  type EditionRequest,
} from '@festival/contracts';
import { IsArray, IsIn, IsString } from 'class-validator';
import { KeyProofDto } from '../auth/password/key-proof.dto.js';
import { IsoDate } from '../platform/http/requests/iso-date.js';
import { MaxLength } from '../platform/http/requests/max-length.js';
import { Trim } from '../platform/http/requests/trim.js';

const ANY_OF = (values: readonly string[]) => ({ each: true, message: `Must be some of ${values.join(', ')}.` });

/** POST /api/admin/editions/plan */
export class EditionDto implements EditionRequest {
  @MaxLength(EDITION_NAME_MAX_LENGTH)
  @IsString({ message: 'Name the next edition, such as 2026.' })
  @Trim()
  edition: string;

  @IsoDate()
  concert_date: string;

  @IsIn(EDITION_PARTS, ANY_OF(EDITION_PARTS))
  @IsArray()
  copy: EditionPart[];

  @IsIn(EDITION_CONCERNS, ANY_OF(EDITION_CONCERNS))
  @IsArray()
  accept: EditionConcern[];
}

/** POST /api/admin/editions */
export class BeginEditionDto extends KeyProofDto implements BeginEditionRequest {
  @MaxLength(EDITION_NAME_MAX_LENGTH)
  @IsString({ message: 'Name the next edition, such as 2026.' })
  @Trim()
  edition: string;

  @IsoDate()
  concert_date: string;

  @IsIn(EDITION_PARTS, ANY_OF(EDITION_PARTS))
  @IsArray()
  copy: EditionPart[];

  @IsIn(EDITION_CONCERNS, ANY_OF(EDITION_CONCERNS))
  @IsArray()
  accept: EditionConcern[];

  @MaxLength(EDITION_NAME_MAX_LENGTH)
  @IsString({ message: 'Type the edition that ends.' })
  @Trim()
  confirm: string;
}
