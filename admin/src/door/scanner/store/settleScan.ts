import type { GateResult, GateScanOutcome } from '@festival/contracts';
import type { LateDouble, ScanRow } from './gateDatabase';

const TOLD: ReadonlySet<GateResult> = new Set<GateResult>(['entered', 'double', 'not_valid', 'known']);

/**
 * The row after the server's answer to what was sent of it. It stays as it is when the answer doesn't name its nonce, or
 * when another verdict has been shown meanwhile: then it is to be sent again.
 */
export function settleScan(row: ScanRow, sent: ScanRow, outcome: GateScanOutcome | undefined): ScanRow {
  if (outcome?.nonce !== row.nonce || row.verdict !== sent.verdict) return row;
  const { result, message = null, first = null } = outcome;
  if (result === 'refused') return { ...row, state: 'refused', message };
  if (!TOLD.has(result)) return row;
  return { ...row, state: 'told', result: result === 'known' ? (outcome.was ?? result) : result, first };
}

/** Null: by this scan nobody was let in, and nothing handed out, for a used ticket. */
export function lateDoubleOf({ mode, verdict, result, first, at, offsetMs, gate }: ScanRow): LateDouble | null {
  if (mode !== 'entry' && mode !== 'hand_out') return null;
  return verdict === 'valid' && result === 'double' && first ? { mode, at: at + offsetMs, gate, first } : null;
}
