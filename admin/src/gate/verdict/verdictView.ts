import type { GateMode, ScanResult, TicketDetails } from '@festival/contracts';
import { formatJakartaSeconds, jakartaTimeOfDay } from '../../lib/jakartaTime';
import type { Use } from '../../door/scanner/localVerdict/presentTicket';
import type { ShownVerdict } from '../../door/scanner/sync/ticketChecker';
import type { GateTexts } from '../texts/gateTexts';

/** A use that is older is shown with its day, milliseconds. */
const TONIGHT_MS = 12 * 3_600_000;

/** `check`: let in, but compare the name first. */
export type VerdictTone = 'good' | 'check' | 'used' | 'bad' | 'look' | 'error';

/** A verdict as it fills the screen. */
export interface VerdictView {
  tone: VerdictTone;
  /** For sound, vibration and count. */
  kind: ScanResult;
  /** As an entry or a refusal of this evening. */
  isCounted: boolean;
  word: string;
  /** Why, and what to do; the first line is the largest. */
  lines: string[];
  details: TicketDetails | null;
  /** What the phone judged alone; null where that says nothing. */
  isConfirmed: boolean | null;
  code: string;
}

interface Situation {
  mode: GateMode;
  askForId: boolean;
  texts: GateTexts;
}

/** A verdict in words and signs. */
export function viewOf(shown: ShownVerdict, situation: Situation): VerdictView {
  return { ...wordsOf(shown, situation), isCounted: situation.mode === 'entry' };
}

type Words = Omit<VerdictView, 'isCounted'>;

function wordsOf(shown: ShownVerdict, { mode, askForId, texts }: Situation): Words {
  const nothing = { lines: [], details: null, isConfirmed: null, code: '' };
  switch (shown.kind) {
    case 'not_stored':
      return {
        ...nothing,
        tone: 'error',
        kind: 'error',
        word: texts.words.error,
        lines: [texts.storage[shown.failure]],
      };
    case 'ended':
      return {
        ...nothing,
        tone: 'error',
        kind: 'error',
        word: texts.words.ended,
        lines: [texts.ended[shown.because]],
      };
    case 'not_ready':
      return { ...nothing, tone: 'error', kind: 'error', word: texts.words.error, lines: [texts.notes.notReady] };
    case 'valid':
      return validView(shown, { mode, askForId, texts });
    case 'used':
      return {
        ...factsOf(shown),
        tone: 'used',
        kind: 'used',
        word: usedWord(mode, texts),
        lines: [...(shown.hasLeft && mode === 'entry' ? [texts.notes.hasLeft] : []), ...useLines(shown.use, texts)],
      };
    case 'invalid':
      return {
        ...factsOf(shown),
        tone: 'bad',
        kind: 'invalid',
        word: texts.words.invalid,
        lines: [texts.reasons[shown.reason]],
      };
    case 'information':
      return {
        ...factsOf(shown),
        tone: 'look',
        kind: shown.mayEnter ? 'valid' : 'used',
        word: texts.words.look,
        lines: [
          shown.mayEnter ? texts.notes.mayEnter : texts.notes.mayNotEnter,
          ...(shown.use ? useLines(shown.use, texts) : []),
          ...(shown.handedOut.length > 0 ? [texts.notes.handedOut(shown.handedOut.join(', '))] : []),
        ],
      };
  }
}

type Judged = Extract<ShownVerdict, { code: string }>;

function validView(shown: Extract<Judged, { kind: 'valid' }>, { mode, askForId, texts }: Situation): Words {
  const mustAsk = askForId && mode === 'entry';
  const word = { entry: texts.words.valid, exit: texts.words.exit, hand_out: texts.words.handOut, information: '' }[
    mode
  ];
  const lines = [
    ...(mustAsk ? [texts.notes.askForId] : []),
    ...(shown.isReentry ? [texts.notes.reentry] : []),
    ...(shown.isKnown || shown.isConfirmed ? [] : [texts.notes.newTicket]),
  ];
  const tone = mustAsk ? 'check' : 'good';
  return {
    ...factsOf(shown),
    tone,
    kind: 'valid',
    word: mustAsk ? texts.words.askForId : word,
    lines,
  };
}

const factsOf = ({ code, details, isConfirmed }: Judged): Pick<VerdictView, 'code' | 'details' | 'isConfirmed'> => ({
  code,
  details,
  isConfirmed,
});

function usedWord(mode: GateMode, { words }: GateTexts): string {
  if (mode === 'hand_out') return words.given;
  return mode === 'exit' ? words.left : words.used;
}

function useLines({ at, gate, device, isHere }: Use, { notes }: GateTexts): string[] {
  if (at === null) return [notes.usedUnknown];
  const time =
    Date.now() - at < TONIGHT_MS ? jakartaTimeOfDay(new Date(at)) : formatJakartaSeconds(new Date(at).toISOString());
  const when = notes.usedAt(time, gate ?? '');
  if (isHere) return [when, notes.usedHere];
  return device === null ? [when] : [when, device];
}
