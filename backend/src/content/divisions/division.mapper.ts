import type { AdminDivision, Division } from '@festival/contracts';
import type { DivisionEntity } from './division.entity.js';

export function toDivision(row: DivisionEntity): Division {
  const { id, key, name, title, image, description1, description2 } = row;
  return {
    id,
    key,
    name,
    name_indonesian: row.nameIndonesian,
    title,
    title_indonesian: row.titleIndonesian,
    image,
    description1,
    description1_english: row.description1English,
    description2,
    description2_english: row.description2English,
  };
}

export function toAdminDivision(row: DivisionEntity): AdminDivision {
  return {
    ...toDivision(row),
    sort_order: row.sortOrder,
    is_active: row.isActive,
    updated_at: row.updatedAt?.toISOString() ?? null,
  };
}
