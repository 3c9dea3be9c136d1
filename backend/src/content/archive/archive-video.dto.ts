import type { ArchiveVideoRequest, SeenRecord } from '@festival/contracts';
import { ReadOnlyFields } from '../../platform/http/requests/read-only-fields.js';
import { OptionalImage, VideoId } from '../fields/address-fields.js';
import { SeenAt } from '../../platform/http/requests/seen-at.js';
import { OptionalFlag, RequiredText, SecondText, SortOrder } from '../fields/text-fields.js';

@ReadOnlyFields('id', 'updated_at')
export class ArchiveVideoDto implements ArchiveVideoRequest, SeenRecord {
  @RequiredText('Title') title: string;
  @SecondText('Title in Indonesian') title_indonesian?: string | null;
  @OptionalImage('Thumbnail URL') thumbnail_url?: string | null;
  @VideoId() video_id: string;
  @SortOrder() sort_order: number;
  @OptionalFlag('Active') is_active?: boolean;
  @SeenAt() seen_updated_at?: string | null;
}
