import type { GateResult, GateScanOutcome } from '@festival/contracts';
import type { ScanRow } from './gateDatabase';

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
  return { ...row, code: null, state: 'told', result: result === 'known' ? (outcome.was ?? result) : result, first };
}
