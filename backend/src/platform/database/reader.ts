import { Injectable } from '@nestjs/common';
import {
  DataSource,
  type EntityManager,
  type EntityTarget,
  type ObjectLiteral,
  type Repository,
  type SelectQueryBuilder,
} from 'typeorm';
import { transactionScope } from './transaction-scope.js';

/** The queries that a table allows. */
export type ReadRepository<T extends ObjectLiteral> = Pick<
  Repository<T>,
  | 'find'
  | 'findBy'
  | 'findOne'
  | 'findOneBy'
  | 'findOneByOrFail'
  | 'findAndCount'
  | 'count'
  | 'countBy'
  | 'exists'
  | 'existsBy'
>;

/** The read-only view that services get; inside a transaction it reads what that one sees. Writes: `Transactions`. */
@Injectable()
export class Reader {
  constructor(private readonly dataSource: DataSource) {}

  of<T extends ObjectLiteral>(entity: EntityTarget<T>): ReadRepository<T> {
    return this.manager.getRepository(entity);
  }

  /** For selects that the repository can't say; the caller must not write with it. */
  select<T extends ObjectLiteral>(entity: EntityTarget<T>, alias: string): SelectQueryBuilder<T> {
    return this.manager.getRepository(entity).createQueryBuilder(alias);
  }

  private get manager(): EntityManager {
    return transactionScope.getStore()?.db ?? this.dataSource.manager;
  }
}
