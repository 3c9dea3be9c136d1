import type { LinkEvents } from '../../link/phoneLink';
import type { LinkedUse, ScanRow } from '../../store/gateDatabase';
import type { GateStore } from '../../store/gateStore';
import { SLOW_WORK_TIMEOUT_MS, tryStorage, type Stored } from '../../store/storageFailure';
import type { CorrectedClock } from '../calls/correctedClock';
import type { PhoneState } from './phoneState';

/** What this phone tells a linked one, and does with what it is told. */
export function linkEvents(store: GateStore, phone: PhoneState, clock: CorrectedClock): LinkEvents {
  const keep = async (uses: readonly LinkedUse[]): Promise<void> => {
    const kept: Stored<void> = await tryStorage(() => store.addLinked(uses), SLOW_WORK_TIMEOUT_MS);
    if (!kept.ok) phone.update({ storage: kept.failure });
  };
  return {
    now: () => clock.now(),
    onState: (link) => phone.update({ link }),
    onUses: (uses) => void keep(uses),
    introduce: async () => {
      const rows = await tryStorage(() => store.ownUses());
      const { phone: self, gate } = phone.snapshot();
      if (!self || gate === null) return null;
      const uses = rows.ok ? rows.value.flatMap((row) => linkedUse(row, self.name) ?? []) : [];
      return { phone: { name: self.name, gate }, uses };
    },
  };
}

/** A scan as linked phones hear of it; null: it used nothing. */
export function linkedUse({ hash, mode, item, at, offsetMs, gate }: ScanRow, device: string): LinkedUse | null {
  return mode === 'information' ? null : { hash, mode, item, at: at + offsetMs, gate, device };
}
