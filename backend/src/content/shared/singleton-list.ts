import type { ListPage } from '../../platform/lists/list-page.js';
import { type ListRequest, listRules } from '../../platform/lists/list-rules.js';
import { rowsPage } from '../../platform/lists/rows-page.js';
import type { VersionedRecord } from '@festival/contracts';

/** The list of a singleton record, for react-admin. */
export const SINGLETON_LIST = listRules({
  sorts: { id: 'id', updated_at: 'updated_at' },
  defaultSort: ['id', 'ASC'],
  filters: { id: { kind: 'ids', column: 'id' } },
});

export function singletonPage<Wire extends VersionedRecord & { id: number }>(
  resource: string,
  record: Wire,
  request: ListRequest,
): ListPage<Wire> {
  return rowsPage(resource, [record], SINGLETON_LIST, request);
}
