import type { Paginated } from '@festival/contracts';
import { Transform, Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { MaxLength } from '../requests/max-length.js';
import { MAX_LIST_ROWS } from './list-query.js';

const DEFAULT_PER_PAGE = 15;

/** `search&status&page&per_page` of lists in pages; up to 10,000 rows a page are honoured. */
export class PageQueryDto {
  @IsOptional()
  @MaxLength(190)
  @IsString()
  search?: string;

  @IsOptional()
  @MaxLength(32)
  @IsString()
  status?: string;

  @IsOptional()
  @Max(1_000_000)
  @Min(1)
  @IsInt()
  @Type(() => Number)
  page?: number;

  @IsOptional()
  @Min(1)
  @IsInt()
  @Transform(({ value }: { value: unknown }) => Math.min(Number(value), MAX_LIST_ROWS))
  per_page?: number;

  rows(): { skip: number; take: number } {
    const take = this.per_page ?? DEFAULT_PER_PAGE;
    return { skip: ((this.page ?? 1) - 1) * take, take };
  }
}

export function pageOf<T>(data: T[], total: number, query: PageQueryDto): Paginated<T> {
  const { take } = query.rows();
  return {
    data,
    current_page: query.page ?? 1,
    per_page: take,
    total,
    last_page: Math.max(1, Math.ceil(total / take)),
  };
}
