import type { AdminArchiveVideo, ArchiveVideo } from '@festival/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { CurrentAdmin, ForArea, OptionalStaff, Public } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { SignedInAdmin } from '../../platform/access/identities.js';
import type { Actor } from '../../platform/access/actor.js';
import { Answer, type ReadyJson } from '../../platform/http/answers/answers.js';
import type { ListPage } from '../../platform/lists/list-page.js';
import { ListQuery } from '../../platform/http/answers/list-query.js';
import type { ListRequest } from '../../platform/lists/list-rules.js';
import { ParseId } from '../../platform/http/requests/validation.js';
import { isEditor } from '../shared/visibility.js';
import { MoveDto } from '../shared/move.dto.js';
import { ArchiveVideoDto } from './archive-video.dto.js';
import { ARCHIVE_VIDEO_LIST, ArchiveVideosService } from './archive-videos.service.js';

/** The videos of the archive. */
@ForArea('content')
@Controller('api')
export class ArchiveVideosController {
  constructor(private readonly archiveVideos: ArchiveVideosService) {}

  /** The archive's videos, as visitors see them. Active ones in their order, `upcoming events` included. */
  @Public()
  @Get('archive-videos')
  shown(): Promise<ReadyJson<ArchiveVideo[]>> {
    return this.archiveVideos.public.answer();
  }

  /**
   * One video of the archive. An inactive one is there for editors only.
   * @throws {404} Archive video not found.
   */
  @OptionalStaff()
  @Get('archive-videos/:id')
  one(@Param('id', ParseId) id: number, @CurrentAdmin() admin: SignedInAdmin | undefined): Promise<AdminArchiveVideo> {
    return this.archiveVideos.one(id, isEditor(admin));
  }

  /** The archive videos, for editors. */
  @Get('admin/archive-videos')
  list(@ListQuery(ARCHIVE_VIDEO_LIST) request: ListRequest): Promise<ListPage<AdminArchiveVideo>> {
    return this.archiveVideos.records.listPage(request);
  }

  /** One archive video, for editors. */
  @Get('admin/archive-videos/:id')
  record(@Param('id', ParseId) id: number): Promise<AdminArchiveVideo> {
    return this.archiveVideos.records.one(id);
  }

  /** Add an archive video. */
  @Post(['archive-videos', 'admin/archive-videos'])
  @HttpCode(201)
  create(@Body() dto: ArchiveVideoDto, @CurrentActor() actor: Actor): Promise<AdminArchiveVideo> {
    return this.archiveVideos.records.create(dto, actor);
  }

  /**
   * Change an archive video. Optional fields that are left out stay unchanged. When `seen_updated_at` is sent along,
   * the record must still be at that version. A translation that is left out is cleared when its text changes.
   * @throws {409} The archive video was changed in the meantime. Please look at the change and save again.
   */
  @Put(['archive-videos/:id', 'admin/archive-videos/:id'])
  update(
    @Param('id', ParseId) id: number,
    @Body() dto: ArchiveVideoDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminArchiveVideo> {
    return this.archiveVideos.records.update(id, dto, actor);
  }

  /** Move an archive video up or down. It changes places with its neighbour. At the end of the list nothing changes. */
  @Post('admin/archive-videos/:id/move')
  move(
    @Param('id', ParseId) id: number,
    @Body() { direction }: MoveDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminArchiveVideo> {
    return this.archiveVideos.records.move(id, direction, actor);
  }

  /** Delete an archive video. Answers with the deleted record. */
  @Delete(['archive-videos/:id', 'admin/archive-videos/:id'])
  async delete(@Param('id', ParseId) id: number, @CurrentActor() actor: Actor): Promise<Answer<AdminArchiveVideo>> {
    return new Answer(await this.archiveVideos.records.delete(id, actor), { message: 'Archive video deleted.' });
  }
}
