import type { ReconciliationRun } from '@festival/contracts';
import type { ReconciliationRunEntity } from './reconciliation-run.entity.js';

export function toRun(run: ReconciliationRunEntity, putOff: number): ReconciliationRun {
  // An order that changes while a run is under way may come into its days.
  const total = Math.max(run.total, run.checked);
  return {
    id: run.id,
    status: run.status,
    trigger: run.night === null ? 'manual' : 'nightly',
    started_by: run.startedBy,
    started_at: run.startedAt.toISOString(),
    finished_at: run.finishedAt?.toISOString() ?? null,
    since: run.since.toISOString(),
    total,
    checked: run.checked,
    unchecked: run.status === 'running' ? putOff : total - run.checked,
    mended: run.mended,
    waiting: run.waiting,
    waiting_for: run.waitingFor,
  };
}
