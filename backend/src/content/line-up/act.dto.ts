import {
  ACT_DRAWINGS,
  type ActDrawing,
  type ActRequest,
  LONGEST_ABOUT,
  LONGEST_STAGE,
  type SeenRecord,
} from '@festival/contracts';
import { IsIn, IsInt, IsOptional } from 'class-validator';
import { ReadOnlyFields } from '../../platform/http/requests/read-only-fields.js';
import { SeenAt } from '../../platform/http/requests/seen-at.js';
import { WhenGiven } from '../../platform/http/requests/when-given.js';
import { OptionalImage, OptionalLink, OptionalMoment } from '../fields/address-fields.js';
import { OptionalFlag, OptionalText, SecondText, SortOrder } from '../fields/text-fields.js';
import { ACT_TEXTS } from './act-texts.js';

@ReadOnlyFields('id', 'updated_at')
export class ActDto implements ActRequest, SeenRecord {
  @SortOrder() sort_order: number;
  @OptionalText('Name') name?: string;
  @OptionalFlag('Announced') is_announced?: boolean;
  @IsOptional() @IsInt({ message: ACT_TEXTS.unknownStar }) guest_star_id?: number | null;
  @OptionalText('Stage', LONGEST_STAGE) stage?: string;
  @OptionalMoment('Start') starts_at?: string | null;
  @OptionalMoment('End') ends_at?: string | null;
  @OptionalText('About', LONGEST_ABOUT) about?: string;
  @SecondText('About in Indonesian', LONGEST_ABOUT) about_indonesian?: string | null;
  @OptionalImage('Image') image?: string | null;

  @WhenGiven()
  @IsIn(ACT_DRAWINGS, { message: `Drawing must be one of ${ACT_DRAWINGS.join(', ')}` })
  drawing?: ActDrawing;

  @OptionalLink('Instagram link') instagram_link?: string | null;
  @OptionalLink('Music link') music_link?: string | null;
  @OptionalLink('Video link') video_link?: string | null;
  @SeenAt() seen_updated_at?: string | null;
}
