import { GATE_MODES } from '@festival/contracts';
import type { GateTask } from '../../door/scanner/localVerdict/judgeLocally';
import { isRecord } from '../../door/scanner/scan/callOutcome';
import { readStored, writeStored } from '../../door/scanner/scan/deviceStore';

const KEY = 'festival.gate.task';
export const ENTRY: GateTask = { mode: 'entry', item: null };

/** What this phone was doing, also after it was closed: a desk that hands out must not let people in. */
export function loadTask(): GateTask {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? 'null');
    const mode = isRecord(stored) ? GATE_MODES.find((each) => each === stored.mode) : undefined;
    if (!isRecord(stored) || mode === undefined) return ENTRY;
    return { mode, item: mode === 'hand_out' && typeof stored.item === 'string' ? stored.item : null };
  } catch {
    return ENTRY;
  }
}

export function saveTask(task: GateTask): void {
  writeStored(KEY, JSON.stringify(task));
}
