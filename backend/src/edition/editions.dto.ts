import {
  type BeginEditionRequest,
  EDITION_CONCERNS,
  EDITION_NAME_MAX_LENGTH,
  EDITION_PARTS,
  type EditionConcern,
  type EditionPart,
  type EditionRequest,
} from '@festival/contracts';
import { applyDecorators } from '@nestjs/common';
import { IsArray, IsIn, IsString } from 'class-validator';
import { KeyProofDto } from '../auth/password/key-proof.dto.js';
import { IsoDate } from '../platform/http/requests/iso-date.js';
import { MaxLength } from '../platform/http/requests/max-length.js';
import { Trim } from '../platform/http/requests/trim.js';

const EditionName = (missing: string): PropertyDecorator =>
  applyDecorators(MaxLength(EDITION_NAME_MAX_LENGTH), IsString({ message: missing }), Trim());

const SomeOf = (values: readonly string[]): PropertyDecorator =>
  applyDecorators(IsIn(values, { each: true, message: `Must be some of ${values.join(', ')}.` }), IsArray());

const NEXT = 'Name the next edition, such as 2026.';

/** POST /api/admin/editions/plan */
export class EditionDto implements EditionRequest {
  @EditionName(NEXT) edition: string;
  @IsoDate() concert_date: string;
  @SomeOf(EDITION_PARTS) copy: EditionPart[];
  @SomeOf(EDITION_CONCERNS) accept: EditionConcern[];
}

/** POST /api/admin/editions */
export class BeginEditionDto extends KeyProofDto implements BeginEditionRequest {
  @EditionName(NEXT) edition: string;
  @IsoDate() concert_date: string;
  @SomeOf(EDITION_PARTS) copy: EditionPart[];
  @SomeOf(EDITION_CONCERNS) accept: EditionConcern[];
  @EditionName('Type the edition that ends.') confirm: string;
}
