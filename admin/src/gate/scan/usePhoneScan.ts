import { useEffect, useEffectEvent, useState, type Dispatch } from 'react';
import type { GateMode, ScannedTicket } from '@festival/contracts';
import type { GateTask } from '../../door/scanner/localVerdict/judgeLocally';
import { countVerdict, loadCount, saveCount, type EveningCount } from '../../door/scanner/scan/checkInCount';
import type { Feedback } from '../../door/scanner/scan/feedback';
import { RESULT_DISPLAY_MS, type ScannerEvent, type Work } from '../../door/scanner/scan/scanMachine';
import type { ShownVerdict } from '../../door/scanner/sync/ticketChecker';
import { useGate, useScannerState } from '../GateContext';
import { viewOf, type VerdictView } from '../verdict/verdictView';

/** A visitor who may pass is gone sooner than one who reads a reason, milliseconds. */
const GOOD_DISPLAY_MS = 2_500;

export interface PhoneScan {
  /** Of the ticket that is shown; null while none is. */
  view: VerdictView | null;
  count: EveningCount;
}

/** A verdict with the mode in which it was asked for: another one may have been chosen since. */
interface Answered {
  ticket: ScannedTicket;
  mode: GateMode;
  shown: ShownVerdict;
}

/** How long a verdict stays, milliseconds. */
export const displayMs = ({ tone }: VerdictView): number => (tone === 'good' ? GOOD_DISPLAY_MS : RESULT_DISPLAY_MS);

/** Judges the ticket that the state names, tells the verdict to ear and hand, counts it, and clears it. */
export function usePhoneScan(work: Work, send: Dispatch<ScannerEvent>, task: GateTask, feedback: Feedback): PhoneScan {
  const { scanner, texts } = useGate();
  const { askForId } = useScannerState();
  const [count, setCount] = useState(() => loadCount(Date.now()));
  const [view, setView] = useState<VerdictView | null>(null);

  const ask = useEffectEvent(async (ticket: ScannedTicket): Promise<Answered> => {
    const { mode, item } = task;
    return { ticket, mode, shown: await scanner.scan(textOf(ticket), mode, item) };
  });
  const settle = useEffectEvent(({ ticket, mode, shown }: Answered) => {
    const next = viewOf(shown, { mode, askForId, texts });
    const at = Date.now();
    if (mode === 'entry') {
      const counted = countVerdict(loadCount(at), next.result, at);
      saveCount(counted);
      setCount(counted);
    }
    setView(next);
    feedback.give(next.result);
    send({ type: 'answered', verdict: { kind: next.result, code: ticket.code, message: '', access: 'granted' }, at });
  });

  useEffect(() => {
    if (work.step === 'checking') void ask(work.ticket).then(settle);
    if (work.step !== 'showing' || !view) return undefined;
    const timer = setTimeout(() => send({ type: 'dismiss', at: Date.now() }), displayMs(view));
    return () => clearTimeout(timer);
  }, [work, view, send]);

  return { view: work.step === 'showing' ? view : null, count };
}

/** The scanned address, or the code that was typed. */
function textOf({ code, verify }: ScannedTicket): string {
  return verify === undefined ? code : `/t/${code}?${new URLSearchParams({ verify }).toString()}`;
}
