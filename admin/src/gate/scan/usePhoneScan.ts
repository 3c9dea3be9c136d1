import type { ScannedTicket } from '@festival/contracts';
import type { GateTask } from '../../door/scanner/localVerdict/judgeLocally';
import type { Feedback } from '../../door/scanner/scan/feedback';
import { RESULT_DISPLAY_MS } from '../../door/scanner/scan/scanMachine';
import type { ScanStore } from '../../door/scanner/scan/scanStore';
import { useChecks } from '../../door/scanner/scan/useChecks';
import { useGate } from '../GateContext';
import { viewOf, type VerdictView } from '../verdict/verdictView';

/** A visitor who may pass is gone sooner than one who reads a reason, milliseconds. */
const GOOD_DISPLAY_MS = 2_500;

/** How long a verdict stays, milliseconds. */
export const displayMs = ({ tone }: VerdictView): number => (tone === 'good' ? GOOD_DISPLAY_MS : RESULT_DISPLAY_MS);

/** Judges each ticket by this phone's own word and the server's. */
export function usePhoneScan(store: ScanStore<VerdictView>, { mode, item }: GateTask, feedback: Feedback): void {
  const { scanner, texts } = useGate();
  const check = async (ticket: ScannedTicket): Promise<VerdictView> => {
    const shown = await scanner.scan(textOf(ticket), mode, item);
    return viewOf(shown, { mode, askForId: scanner.snapshot().askForId, texts });
  };
  useChecks(store, check, displayMs, feedback);
}

/** The scanned address, or the code that was typed. */
function textOf({ code, verify }: ScannedTicket): string {
  return verify === undefined ? code : `/t/${code}?${new URLSearchParams({ verify }).toString()}`;
}
