import { Injectable } from '@nestjs/common';
import type { FindOptionsOrder, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { CachedReads } from '../../platform/http/answers/cached-reads.js';
import type { Ordered } from '../../platform/records/move-in-order.js';
import { PublicContent } from './public-content.js';

/** Creates the content of public routes. */
@Injectable()
export class PublicContentFactory {
  constructor(
    private readonly clock: Clock,
    private readonly reader: Reader,
    private readonly cachedReads: CachedReads,
  ) {}

  /** The content of the route `path`, also answered from the cache; content that isn't `isShown` only by the route. */
  at<T>(path: string, read: () => Promise<T>, isShown: (value: T) => boolean = () => true): PublicContent<T> {
    const content = new PublicContent(this.clock, read);
    this.cachedReads.add(path, () => {
      const ready = content.cached();
      return ready && isShown(ready.value) ? ready.answer : null;
    });
    return content;
  }

  /** The table's rows for visitors, in their order. */
  rows<Row extends Ordered & ObjectLiteral, Shown>(
    path: string,
    entity: new () => Row,
    toShown: (row: Row) => Shown,
    where: FindOptionsWhere<Row> = {},
  ): PublicContent<Shown[]> {
    return this.at(path, async () => {
      const order = { sortOrder: 'ASC', id: 'ASC' } as FindOptionsOrder<Row>;
      return (await this.reader.of(entity).find({ where, order })).map(toShown);
    });
  }
}
