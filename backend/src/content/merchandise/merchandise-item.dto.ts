import {
  MERCHANDISE_ART,
  type MerchandiseArt,
  type MerchandiseItemRequest,
  type SeenRecord,
} from '@festival/contracts';
import { IsIn, IsOptional } from 'class-validator';
import { ReadOnlyFields } from '../../platform/http/requests/read-only-fields.js';
import { OptionalImage, OptionalLink } from '../fields/address-fields.js';
import { SeenAt } from '../../platform/http/requests/seen-at.js';
import { OptionalFlag, RequiredText, SecondText, SortOrder } from '../fields/text-fields.js';

@ReadOnlyFields('id', 'updated_at')
export class MerchandiseItemDto implements MerchandiseItemRequest, SeenRecord {
  @SortOrder() sort_order: number;
  @RequiredText('Name') name: string;
  @SecondText('Name in Indonesian') name_indonesian?: string | null;
  @RequiredText('Price', 64) price: string;
  @OptionalImage('Image') image?: string | null;

  @IsOptional()
  @IsIn(MERCHANDISE_ART, { message: `Drawing must be one of ${MERCHANDISE_ART.join(', ')}` })
  art?: MerchandiseArt | null;

  @OptionalLink('Link') link?: string | null;
  @OptionalFlag('Active') is_active?: boolean;
  @SeenAt() seen_updated_at?: string | null;
}
