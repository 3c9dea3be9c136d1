import type { ChatAnalytics } from '@festival/contracts';
import { DashboardCard } from '../../shared/charts/DashboardCard';
import { EmptyState } from '../../shared/lists/EmptyState';
import { shownCount } from '../../shared/lists/StatCard';
import { ShareRows, sharesOf } from './ShareRows';

export function KnowledgeByCategory({ categories }: { categories: ChatAnalytics['knowledge_by_category'] }) {
  const shares = sharesOf(categories.map(({ count }) => count));
  const rows = categories.map(({ category, count, active_count }, index) => ({
    key: category,
    name: category,
    words: active_count === count ? shownCount(count) : `${shownCount(count)}, ${shownCount(active_count)} active`,
    share: shares[index] ?? 0,
  }));
  return (
    <DashboardCard title="Knowledge by category" hint="Entries, and how many of them are active.">
      {rows.length === 0 ? (
        <EmptyState title="No entries yet" hint="Add them in the Knowledge Base." />
      ) : (
        <ShareRows label="Knowledge by category" rows={rows} />
      )}
    </DashboardCard>
  );
}
