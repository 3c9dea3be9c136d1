import type { MediaImage } from '@festival/contracts';
import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ForArea } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import { Answer } from '../../platform/http/answers/answers.js';
import type { ListPage } from '../../platform/lists/list-page.js';
import { ListQuery } from '../../platform/http/answers/list-query.js';
import type { ListRequest } from '../../platform/lists/list-rules.js';
import { fieldError } from '../../platform/errors/app-error.js';
import { ParseId } from '../../platform/http/requests/validation.js';
import { MEDIA_LIST, MediaService } from './media.service.js';
import { PICTURE_TEXTS } from './picture-texts.js';

/** Pictures that editors upload. */
@ForArea('content')
@Controller('api/admin/media')
export class MediaController {
  constructor(private readonly media: MediaService) {}

  /** The uploaded pictures. Newest first. */
  @Get()
  list(@ListQuery(MEDIA_LIST) request: ListRequest): Promise<ListPage<MediaImage>> {
    return this.media.records.listPage(request);
  }

  /** One uploaded picture. */
  @Get(':id')
  record(@Param('id', ParseId) id: number): Promise<MediaImage> {
    return this.media.records.one(id);
  }

  /**
   * Upload a picture. The body is the file, at most 5 MiB. It is turned upright, made to fit and stored as WebP without
   * metadata.
   * @answers {201} The picture is stored.
   * @answers {200} The same picture was there already.
   * @param name the file's name, for the list
   * @consumes image/png
   * @consumes image/jpeg
   * @consumes image/webp
   * @throws {422} Choose a picture to upload.
   * @throws {422} Only PNG, JPG and WebP pictures can be uploaded.
   * @throws {422} Animated pictures can’t be uploaded. Choose a still one.
   * @throws {422} The picture is too large: at most 12,000 pixels a side and 50 megapixels.
   * @throws {422} The picture is too large: with 16 bits a colour at most 25 megapixels. Save it with 8 bits.
   * @throws {422} The picture can’t be read: the file is damaged or incomplete.
   * @throws {503} Many pictures are being uploaded at this moment. Try again in a few seconds.
   * @throws {503} There is no room left for pictures on the server. Free some disk space, then try again.
   * @throws {503} Pictures can’t be uploaded on this server. Paste a URL instead.
   */
  @Post()
  async upload(
    @Body() body: unknown,
    @Query('name') name: unknown,
    @CurrentActor() actor: Actor,
  ): Promise<Answer<MediaImage>> {
    if (!Buffer.isBuffer(body) || body.length === 0) throw fieldError('file', PICTURE_TEXTS.missing);
    const { image, isNew } = await this.media.upload(body, typeof name === 'string' ? name : '', actor);
    return new Answer(image, { status: isNew ? 201 : 200 });
  }

  /**
   * Delete an uploaded picture. Refused while content shows it. Answers with the deleted record.
   * @throws {409} This picture is still shown by Guest star “Reality Club”. Take it out there first.
   */
  @Delete(':id')
  async delete(@Param('id', ParseId) id: number, @CurrentActor() actor: Actor): Promise<Answer<MediaImage>> {
    return new Answer(await this.media.delete(id, actor), { message: 'Picture deleted.' });
  }
}
