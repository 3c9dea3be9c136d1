import type { DivisionRequest, SeenRecord } from '@festival/contracts';
import { ReadOnlyFields } from '../../platform/http/requests/read-only-fields.js';
import { OptionalImage } from '../fields/address-fields.js';
import { SeenAt } from '../../platform/http/requests/seen-at.js';
import { OptionalFlag, OptionalText, RequiredText, SecondText, SortOrder } from '../fields/text-fields.js';

const LONGEST_DESCRIPTION = 5_000;

@ReadOnlyFields('id', 'key', 'updated_at')
export class DivisionDto implements DivisionRequest, SeenRecord {
  @SortOrder() sort_order: number;
  @RequiredText('Name') name: string;
  @SecondText('Name in Indonesian') name_indonesian?: string | null;
  @RequiredText('Title') title: string;
  @SecondText('Title in Indonesian') title_indonesian?: string | null;
  @OptionalImage('Image') image?: string | null;
  @OptionalText('Description 1', LONGEST_DESCRIPTION) description1?: string;
  @SecondText('Description 1 in English', LONGEST_DESCRIPTION) description1_english?: string | null;
  @OptionalText('Description 2', LONGEST_DESCRIPTION) description2?: string;
  @SecondText('Description 2 in English', LONGEST_DESCRIPTION) description2_english?: string | null;
  @OptionalFlag('Active') is_active?: boolean;
  @SeenAt() seen_updated_at?: string | null;
}
