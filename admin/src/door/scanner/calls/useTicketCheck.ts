import { useEffect, useEffectEvent, useRef, useState, type Dispatch } from 'react';
import type { ScannedTicket } from '@festival/contracts';
import { checkTicket, type CheckedTicket } from './checkTicket.js';
import { countVerdict, loadCount, saveCount, type EveningCount } from '../scan/checkInCount.js';
import type { Feedback } from '../scan/feedback.js';
import { isOwnRepeat, OWN_REPEAT_HINT, withOwnCheckIn, type OwnCheckIns } from '../scan/ownCheckIns.js';
import type { ScanPlace } from './scannerApi.js';
import { RESULT_DISPLAY_MS, type ScannerEvent, type Work } from '../scan/scanMachine.js';
import type { CallNote } from './useConnection.js';
import type { Verdict } from '../scan/verdict.js';

/** Checks the ticket that the state names, tells the verdict to ear and hand, counts it, and clears it after 5 s. */
export function useTicketCheck(
  work: Work,
  send: Dispatch<ScannerEvent>,
  place: ScanPlace,
  feedback: Feedback,
  noteCall: (note: CallNote) => void,
): EveningCount {
  const [count, setCount] = useState(() => loadCount(Date.now()));
  const own = useRef<OwnCheckIns>(new Map());

  const ask = useEffectEvent((ticket: ScannedTicket) => checkTicket(ticket, place));
  const tally = (verdict: Verdict, at: number) => {
    // Read again: two tabs of one device share the count.
    const counted = countVerdict(loadCount(at), verdict.kind, at);
    saveCount(counted);
    setCount(counted);
  };
  const settle = useEffectEvent(({ verdict, serverAnswered }: CheckedTicket) => {
    const at = Date.now();
    const repeated = isOwnRepeat(verdict, own.current, at);
    if (!repeated) tally(verdict, at);
    own.current = withOwnCheckIn(own.current, verdict, at);
    noteCall({ serverAnswered, access: verdict.access });
    feedback.give(verdict.kind);
    send({ type: 'answered', verdict: repeated ? { ...verdict, hint: OWN_REPEAT_HINT } : verdict, at });
  });

  useEffect(() => {
    if (work.step === 'checking') void ask(work.ticket).then(settle);
    if (work.step !== 'showing') return undefined;
    const timer = setTimeout(() => send({ type: 'dismiss', at: Date.now() }), RESULT_DISPLAY_MS);
    return () => clearTimeout(timer);
  }, [work, send]);

  return count;
}
