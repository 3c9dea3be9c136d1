import { EmptyState } from '../../shared/lists/EmptyState';

/** In the place of a chart before the first question. */
export function NoQuestions() {
  return <EmptyState title="No questions yet" hint="Figures appear here as soon as a visitor asks the assistant." />;
}
