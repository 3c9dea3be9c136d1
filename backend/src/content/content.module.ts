import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AppConfig } from '../platform/config/app-config.js';
import { RecordsModule } from '../audit/records/records.module.js';
import { ArchiveVideosController } from './archive/archive-videos.controller.js';
import { ArchiveVideosService } from './archive/archive-videos.service.js';
import { AuditedSettingsService } from './shared/audited-settings.service.js';
import { EventCardsController } from './cards/event-cards.controller.js';
import { EventCardsService } from './cards/event-cards.service.js';
import { ClosingSectionsController } from './closing/closing-sections.controller.js';
import { ClosingSectionsService } from './closing/closing-sections.service.js';
import { CountdownEventsController } from './countdown/countdown-events.controller.js';
import { CountdownEventsService } from './countdown/countdown-events.service.js';
import { DivisionsController } from './divisions/divisions.controller.js';
import { DivisionsService } from './divisions/divisions.service.js';
import { EventPagesController } from './event-pages/event-pages.controller.js';
import { EventPagesService } from './event-pages/event-pages.service.js';
import { HeroSectionController } from './hero/hero-section.controller.js';
import { HeroSectionService } from './hero/hero-section.service.js';
import { ActsController } from './line-up/acts.controller.js';
import { ActsService } from './line-up/acts.service.js';
import { GuestStarsController } from './line-up/guest-stars.controller.js';
import { GuestStarsService } from './line-up/guest-stars.service.js';
import { PosterController } from './line-up/poster/poster.controller.js';
import { PosterService } from './line-up/poster/poster.service.js';
import { BucketMediaFiles } from './media/bucket-media-files.js';
import { FolderMediaFiles } from './media/folder-media-files.js';
import { MediaFiles } from './media/media-files.js';
import { MediaController } from './media/media.controller.js';
import { MediaService } from './media/media.service.js';
import { MerchandiseBundlesController } from './merchandise/merchandise-bundles.controller.js';
import { MerchandiseBundlesService } from './merchandise/merchandise-bundles.service.js';
import { MerchandiseItemsController } from './merchandise/merchandise-items.controller.js';
import { MerchandiseItemsService } from './merchandise/merchandise-items.service.js';
import { MerchandiseController } from './merchandise/merchandise.controller.js';
import { MerchandiseService } from './merchandise/merchandise.service.js';
import { PublicContentFactory } from './shared/public-content-factory.js';
import { SiteSettingsController } from './site-settings/site-settings.controller.js';
import { SiteSettingsService } from './site-settings/site-settings.service.js';
import { ThemeController } from './theme/theme.controller.js';
import { ThemeService } from './theme/theme.service.js';

function chooseMediaFiles({ media }: AppConfig): MediaFiles {
  return media.kind === 'bucket' ? new BucketMediaFiles(media) : new FolderMediaFiles(media.directory);
}

@Module({
  imports: [AuditModule, RecordsModule],
  controllers: [
    ActsController,
    ArchiveVideosController,
    ClosingSectionsController,
    CountdownEventsController,
    DivisionsController,
    EventCardsController,
    EventPagesController,
    GuestStarsController,
    HeroSectionController,
    MediaController,
    MerchandiseController,
    MerchandiseItemsController,
    MerchandiseBundlesController,
    PosterController,
    SiteSettingsController,
    ThemeController,
  ],
  providers: [
    ActsService,
    ArchiveVideosService,
    AuditedSettingsService,
    ClosingSectionsService,
    CountdownEventsService,
    DivisionsService,
    EventCardsService,
    EventPagesService,
    GuestStarsService,
    HeroSectionService,
    { provide: MediaFiles, useFactory: chooseMediaFiles, inject: [AppConfig] },
    MediaService,
    MerchandiseService,
    MerchandiseItemsService,
    MerchandiseBundlesService,
    PosterService,
    PublicContentFactory,
    SiteSettingsService,
    ThemeService,
  ],
  exports: [
    ActsService,
    ArchiveVideosService,
    ClosingSectionsService,
    CountdownEventsService,
    DivisionsService,
    EventCardsService,
    EventPagesService,
    GuestStarsService,
    MediaService,
    MerchandiseBundlesService,
    MerchandiseItemsService,
    MerchandiseService,
    SiteSettingsService,
  ],
})
export class ContentModule {}
