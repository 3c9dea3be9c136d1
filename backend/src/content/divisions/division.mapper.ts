import type { AdminDivision, Division } from '@festival/contracts';
import type { DivisionEntity } from './division.entity.js';

export function toDivision(row: DivisionEntity): Division {
  const { id, key, name, title, image, description1, description2 } = row;
  return { id, key, name, title, image, description1, description2 };
}

export function toAdminDivision(row: DivisionEntity): AdminDivision {
  return {
    ...toDivision(row),
    sort_order: row.sortOrder,
    is_active: row.isActive,
    updated_at: row.updatedAt?.toISOString() ?? null,
  };
}
