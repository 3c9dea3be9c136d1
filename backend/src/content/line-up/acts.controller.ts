import type { Act, AdminAct } from '@festival/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ForArea, Public } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import { Answer, type ReadyJson } from '../../platform/http/answers/answers.js';
import type { ListPage } from '../../platform/lists/list-page.js';
import { ListQuery } from '../../platform/http/answers/list-query.js';
import type { ListRequest } from '../../platform/lists/list-rules.js';
import { ParseId } from '../../platform/http/requests/validation.js';
import { MoveDto } from '../shared/move.dto.js';
import { ActDto } from './act.dto.js';
import { ACT_LIST, ActsService } from './acts.service.js';

/** Who plays at the festival, when and where: at most 60 acts. */
@ForArea('content')
@Controller('api')
export class ActsController {
  constructor(private readonly acts: ActsService) {}

  /**
   * The acts in their order, as visitors see them. One that isn't announced is `Coming Soon`, with drawing, stage and
   * times alone. While there are no acts, they are the guest stars, with the guest stars' ids.
   */
  @Public()
  @Get('acts')
  shown(): Promise<ReadyJson<Act[]>> {
    return this.acts.public.answer();
  }

  /** The acts, for editors. */
  @Get('admin/acts')
  list(@ListQuery(ACT_LIST) request: ListRequest): Promise<ListPage<AdminAct>> {
    return this.acts.records.listPage(request);
  }

  /** One act, for editors. */
  @Get('admin/acts/:id')
  record(@Param('id', ParseId) id: number): Promise<AdminAct> {
    return this.acts.records.one(id);
  }

  /**
   * Add an act. One that is a guest star has name, picture and whether it is announced from the guest star.
   * @throws {422} There may be at most 60 acts
   * @throws {422} Name is required
   * @throws {422} End needs a start
   * @throws {422} End must be after the start
   * @throws {422} This guest star does not exist
   * @throws {422} This guest star already has an act
   */
  @Post('admin/acts')
  @HttpCode(201)
  create(@Body() dto: ActDto, @CurrentActor() actor: Actor): Promise<AdminAct> {
    return this.acts.records.create(dto, actor);
  }

  /**
   * Change an act. Optional fields that are left out stay unchanged. When `seen_updated_at` is sent along, the record
   * must still be at that version. A translation that is left out is cleared when its text changes.
   * @throws {409} The act was changed in the meantime. Please look at the change and save again.
   * @throws {422} Name is required
   * @throws {422} End needs a start
   * @throws {422} End must be after the start
   * @throws {422} This guest star does not exist
   * @throws {422} This guest star already has an act
   */
  @Put('admin/acts/:id')
  update(@Param('id', ParseId) id: number, @Body() dto: ActDto, @CurrentActor() actor: Actor): Promise<AdminAct> {
    return this.acts.records.update(id, dto, actor);
  }

  /** Move an act up or down. It changes places with its neighbour. At the end of the list nothing changes. */
  @Post('admin/acts/:id/move')
  move(
    @Param('id', ParseId) id: number,
    @Body() { direction }: MoveDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminAct> {
    return this.acts.records.move(id, direction, actor);
  }

  /** Delete an act. Answers with the deleted record. */
  @Delete('admin/acts/:id')
  async delete(@Param('id', ParseId) id: number, @CurrentActor() actor: Actor): Promise<Answer<AdminAct>> {
    return new Answer(await this.acts.records.delete(id, actor), { message: 'Act deleted.' });
  }
}
