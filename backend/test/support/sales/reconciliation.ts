import type { PlacedOrder, ReconciliationDifference, ReconciliationRunDetails } from '@festival/contracts';
import { DifferenceEntity } from '../../../src/payments/payment-log/difference.entity.js';
import { RunWorkerService } from '../../../src/reconciliation/runs/run-worker.service.js';
import type { Festival } from '../festival.js';
import type { Visitor } from '../visitor.js';

const SECOND = 1 / 60;
const MAX_TURNS = 2_000;

/** Runs reconciliations to their end and reads their findings. */
export class Reconciler {
  constructor(
    private readonly festival: Festival,
    private readonly admin: Visitor,
  ) {}

  /** Starts a run and works on it like the job, one turn a second. */
  async run(): Promise<ReconciliationRunDetails> {
    const { body } = await this.admin.post('/api/admin/reconciliation-runs').expect(201);
    await this.work();
    return this.look(body.data.id as number);
  }

  async work(): Promise<void> {
    for (let turn = 0; turn < MAX_TURNS; turn += 1) {
      if (!(await this.turn())) return;
    }
    throw new Error('the run did not end');
  }

  /** One turn of the job, a second after the last; false when there is nothing to do. */
  turn(): Promise<boolean> {
    this.festival.clock.advanceMinutes(SECOND);
    return this.festival.get(RunWorkerService).turn();
  }

  async look(id: number): Promise<ReconciliationRunDetails> {
    return (await this.admin.get(`/api/admin/reconciliation-runs/${id}`).expect(200)).body.data;
  }

  async differences(filter: object = {}): Promise<ReconciliationDifference[]> {
    const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,9999]&sort=["id","ASC"]`;
    return (await this.admin.get(`/api/admin/reconciliation-differences?${query}`).expect(200)).body.data;
  }

  /** The findings of one order, oldest first. */
  async found({ order_number: orderNumber }: PlacedOrder): Promise<DifferenceEntity[]> {
    return this.festival.rows(DifferenceEntity).find({ where: { orderNumber }, order: { id: 'ASC' } });
  }
}
