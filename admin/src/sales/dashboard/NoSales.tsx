import { EmptyState } from '../../shared/lists/EmptyState';

/** In the place of a chart before the first sale. */
export function NoSales() {
  return <EmptyState title="No sales yet" hint="Days appear here from the first paid order on." />;
}
