import type { MediaImage } from '@festival/contracts';
import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiConsumes, ApiTags } from '@nestjs/swagger';
import { ForArea } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import { Answer } from '../../platform/http/answers/answers.js';
import type { ListPage } from '../../platform/http/answers/list-page.js';
import { ListQuery } from '../../platform/http/answers/list-query.js';
import type { ListRequest } from '../../platform/http/answers/list-rules.js';
import { fieldError } from '../../platform/http/errors/app-error.js';
import { ParseId } from '../../platform/http/requests/validation.js';
import { MEDIA_LIST, MediaService } from './media.service.js';
import { PICTURE_TEXTS } from './picture-texts.js';

@ApiTags('Content')
@ForArea('content')
@Controller('api/admin/media')
export class MediaController {
  constructor(private readonly media: MediaService) {}

  /** Newest first; `q` searches the names. */
  @Get()
  list(@ListQuery(MEDIA_LIST) request: ListRequest): Promise<ListPage<MediaImage>> {
    return this.media.records.listPage(request);
  }

  @Get(':id')
  record(@Param('id', ParseId) id: number): Promise<MediaImage> {
    return this.media.records.one(id);
  }

  /** The body is a PNG, JPG or WebP file up to 5 MiB, the query its name. 201, or 200 for a known picture. */
  @Post()
  @ApiConsumes('image/png', 'image/jpeg', 'image/webp')
  async upload(
    @Body() body: unknown,
    @Query('name') name: unknown,
    @CurrentActor() actor: Actor,
  ): Promise<Answer<MediaImage>> {
    if (!Buffer.isBuffer(body) || body.length === 0) throw fieldError('file', PICTURE_TEXTS.missing);
    const { image, isNew } = await this.media.upload(body, typeof name === 'string' ? name : '', actor);
    return new Answer(image, { status: isNew ? 201 : 200 });
  }

  /** 409 while content shows it; the text names that content. */
  @Delete(':id')
  async delete(@Param('id', ParseId) id: number, @CurrentActor() actor: Actor): Promise<Answer<MediaImage>> {
    return new Answer(await this.media.delete(id, actor), { message: 'Picture deleted.' });
  }
}
