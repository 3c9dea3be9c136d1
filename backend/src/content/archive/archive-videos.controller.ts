import type { AdminArchiveVideo } from '@festival/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentAdmin, ForArea, OptionalStaff, Public } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { SignedInAdmin } from '../../platform/access/identities.js';
import type { Actor } from '../../platform/access/actor.js';
import { Answer, type ReadyJson } from '../../platform/http/answers/answers.js';
import type { ListPage } from '../../platform/http/answers/list-page.js';
import { ListQuery } from '../../platform/http/answers/list-query.js';
import type { ListRequest } from '../../platform/http/answers/list-rules.js';
import { ParseId } from '../../platform/http/requests/validation.js';
import { isEditor } from '../shared/visibility.js';
import { MoveDto } from '../shared/move.dto.js';
import { ArchiveVideoDto } from './archive-video.dto.js';
import { ARCHIVE_VIDEO_LIST, ArchiveVideosService } from './archive-videos.service.js';

@ApiTags('Content')
@ForArea('content')
@Controller('api')
export class ArchiveVideosController {
  constructor(private readonly archiveVideos: ArchiveVideosService) {}

  /** The active videos in their order, `upcoming events` included. */
  @Public()
  @Get('archive-videos')
  shown(): Promise<ReadyJson> {
    return this.archiveVideos.public.answer();
  }

  /** 404 for an inactive one, except to editors. */
  @OptionalStaff()
  @Get('archive-videos/:id')
  one(@Param('id', ParseId) id: number, @CurrentAdmin() admin: SignedInAdmin | undefined): Promise<AdminArchiveVideo> {
    return this.archiveVideos.one(id, isEditor(admin));
  }

  @Get('admin/archive-videos')
  list(@ListQuery(ARCHIVE_VIDEO_LIST) request: ListRequest): Promise<ListPage<AdminArchiveVideo>> {
    return this.archiveVideos.records.listPage(request);
  }

  @Get('admin/archive-videos/:id')
  record(@Param('id', ParseId) id: number): Promise<AdminArchiveVideo> {
    return this.archiveVideos.records.one(id);
  }

  @Post(['archive-videos', 'admin/archive-videos'])
  @HttpCode(201)
  create(@Body() dto: ArchiveVideoDto, @CurrentActor() actor: Actor): Promise<AdminArchiveVideo> {
    return this.archiveVideos.records.create(dto, actor);
  }

  @Put(['archive-videos/:id', 'admin/archive-videos/:id'])
  update(
    @Param('id', ParseId) id: number,
    @Body() dto: ArchiveVideoDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminArchiveVideo> {
    return this.archiveVideos.records.update(id, dto, actor);
  }

  /** Swaps places with the previous or the next one. */
  @Post('admin/archive-videos/:id/move')
  move(
    @Param('id', ParseId) id: number,
    @Body() { direction }: MoveDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminArchiveVideo> {
    return this.archiveVideos.records.move(id, direction, actor);
  }

  @Delete(['archive-videos/:id', 'admin/archive-videos/:id'])
  async delete(@Param('id', ParseId) id: number, @CurrentActor() actor: Actor): Promise<Answer<AdminArchiveVideo>> {
    return new Answer(await this.archiveVideos.records.delete(id, actor), { message: 'Archive video deleted.' });
  }
}
