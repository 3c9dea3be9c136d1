import { useEffect, useEffectEvent, useState, type Dispatch } from 'react';
import type { ScannedTicket } from '@festival/contracts';
import { checkTicket, type CheckedTicket } from './check-ticket.js';
import { countVerdict, loadCount, saveCount, type EveningCount } from './evening-count.js';
import type { Feedback } from './feedback.js';
import type { ScanPlace } from './scanner-api.js';
import { RESULT_DISPLAY_MS, type ScannerEvent, type Work } from './scan-machine.js';
import type { Access } from './verdict.js';

interface TicketCheck {
  count: EveningCount;
  access: Access;
}

/** Checks the ticket that the state names, tells the verdict to ear and hand, counts it, and clears it after 5 s. */
export function useTicketCheck(
  work: Work,
  send: Dispatch<ScannerEvent>,
  place: ScanPlace,
  feedback: Feedback,
  noteCall: (serverAnswered: boolean) => void,
): TicketCheck {
  const [count, setCount] = useState(() => loadCount(Date.now()));
  const [access, setAccess] = useState<Access>('granted');

  const ask = useEffectEvent((ticket: ScannedTicket) => checkTicket(ticket, place));
  const settle = useEffectEvent(({ verdict, serverAnswered }: CheckedTicket) => {
    const at = Date.now();
    // Read again: two tabs of one device share the count.
    const counted = countVerdict(loadCount(at), verdict.kind, at);
    saveCount(counted);
    setCount(counted);
    noteCall(serverAnswered);
    setAccess(verdict.access);
    feedback.give(verdict.kind);
    send({ type: 'answered', verdict, at });
  });

  useEffect(() => {
    if (work.step === 'checking') void ask(work.ticket).then(settle);
    if (work.step !== 'showing') return undefined;
    const timer = setTimeout(() => send({ type: 'dismiss', at: Date.now() }), RESULT_DISPLAY_MS);
    return () => clearTimeout(timer);
  }, [work, send]);

  return { count, access };
}
