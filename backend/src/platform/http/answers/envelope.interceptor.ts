import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  RequestMethod,
  StreamableFile,
} from '@nestjs/common';
import { HTTP_CODE_METADATA, METHOD_METADATA } from '@nestjs/common/internal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { Answer, ReadyJson } from './answers.js';
import { ListPage } from '../../lists/list-page.js';
import { readyBody } from './ready-body.js';

type Handler = ReturnType<ExecutionContext['getHandler']>;

/**
 * Builds every success: `{success: true, message?, data?, …extra}`. Plain data is wrapped,
 * `ReadyJson` and files go out as they are. A POST answers 200 unless its route or its `Answer` says otherwise.
 */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  private readonly isPlainPost = new WeakMap<Handler, boolean>();

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (this.answersFrameworkStatus(context.getHandler())) reply.status(200);
    return next.handle().pipe(map((value) => toBody(value, request, reply)));
  }

  /** Nest's own default for a POST is 201, which says that something was created. */
  private answersFrameworkStatus(handler: Handler): boolean {
    const known = this.isPlainPost.get(handler);
    if (known !== undefined) return known;
    const isPost = Reflect.getMetadata(METHOD_METADATA, handler) === RequestMethod.POST;
    const plain = isPost && Reflect.getMetadata(HTTP_CODE_METADATA, handler) === undefined;
    this.isPlainPost.set(handler, plain);
    return plain;
  }
}

function toBody(value: unknown, request: FastifyRequest, reply: FastifyReply): unknown {
  if (value instanceof ReadyJson) return readyBody(value, request, reply);
  if (value instanceof StreamableFile) return value;
  if (value instanceof ListPage) {
    reply.header('content-range', value.range);
    return { success: true, data: value.rows as unknown[] };
  }
  if (!(value instanceof Answer)) return { success: true, data: value };
  const { message, status, extra } = value.options;
  if (status !== undefined) reply.status(status);
  return { success: true, message, data: value.data, ...extra };
}
