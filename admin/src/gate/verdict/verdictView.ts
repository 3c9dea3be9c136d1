import type { GateMode, ScanResult, TicketDetails } from '@festival/contracts';
import { formatJakartaSeconds, jakartaTimeOfDay } from '../../lib/jakartaTime';
import type { Use } from '../../door/scanner/localVerdict/presentTicket';
import type { ShownVerdict } from '../../door/scanner/sync/ticketChecker';
import type { GateTexts } from '../texts/gateTexts';

/** A use that is older is shown with its day, milliseconds. */
const TONIGHT_MS = 12 * 3_600_000;

/** A ticket that was let in here so short a time ago may be held up once more, seconds. */
const JUST_NOW_S = 30;

/** `check`: let in, but compare the name first. */
export type VerdictTone = 'good' | 'check' | 'used' | 'bad' | 'look' | 'error';

/** Those by which somebody was let in or refused. */
const COUNTED: ReadonlySet<VerdictTone> = new Set<VerdictTone>(['good', 'check', 'used', 'bad']);

/** A verdict as it fills the screen. */
export interface VerdictView {
  tone: VerdictTone;
  /** For sound, vibration and count. */
  kind: ScanResult;
  /** As an entry or a refusal of this evening. */
  isCounted: boolean;
  word: string;
  /** Why; the first line is the largest. */
  lines: string[];
  /** What to do; null: nothing else than the word says. */
  advice: string | null;
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
  const words = wordsOf(shown, situation);
  return { ...words, isCounted: situation.mode === 'entry' && COUNTED.has(words.tone) };
}

type Words = Omit<VerdictView, 'isCounted'>;

function wordsOf(shown: ShownVerdict, { mode, askForId, texts }: Situation): Words {
  const nothing = { lines: [], advice: null, details: null, isConfirmed: null, code: '' };
  const dontLetIn = mode === 'entry' ? texts.notes.dontLetIn : null;
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
        advice: mode === 'entry' && !shown.hasLeft ? (justLetIn(shown.use, texts) ?? dontLetIn) : dontLetIn,
      };
    case 'invalid':
      return shown.reason === 'foreign' ? foreignView(shown, texts) : invalidView(shown, dontLetIn, texts);
    case 'information':
      return {
        ...factsOf(shown),
        tone: 'look',
        kind: shown.mayEnter ? 'valid' : 'used',
        word: texts.words.look,
        advice: null,
        lines: [
          shown.mayEnter ? texts.notes.mayEnter : texts.notes.mayNotEnter,
          ...(shown.use ? useLines(shown.use, texts) : []),
          ...(shown.handedOut.length > 0 ? [texts.notes.handedOut(shown.handedOut.join(', '))] : []),
        ],
      };
  }
}

type TicketVerdict = Extract<ShownVerdict, { code: string }>;

function validView(shown: Extract<TicketVerdict, { kind: 'valid' }>, { mode, askForId, texts }: Situation): Words {
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
    advice: null,
    kind: 'valid',
    word: mustAsk ? texts.words.askForId : word,
    lines,
  };
}

type Invalid = Extract<TicketVerdict, { kind: 'invalid' }>;

/** A payment code, a poster: nobody is refused by it, and the server needn't know. */
function foreignView(shown: Invalid, { words, reasons, notes }: GateTexts): Words {
  return {
    ...factsOf(shown),
    tone: 'look',
    kind: 'invalid',
    word: words.foreign,
    lines: [reasons.foreign],
    advice: notes.showTicket,
    isConfirmed: null,
  };
}

function invalidView(shown: Invalid, dontLetIn: string | null, { words, reasons, notes }: GateTexts): Words {
  // Its word is the signature's or the copy's; of an unknown ticket only the server can say more.
  const canBeNew = shown.reason === 'unknown_code' && !shown.isConfirmed;
  return {
    ...factsOf(shown),
    tone: 'bad',
    kind: 'invalid',
    word: words.invalid,
    lines: [reasons[shown.reason], ...(canBeNew ? [notes.askLeadWhenOnline] : [])],
    advice: dontLetIn,
    isConfirmed: null,
  };
}

const factsOf = ({
  code,
  details,
  isConfirmed,
}: TicketVerdict): Pick<VerdictView, 'code' | 'details' | 'isConfirmed'> => ({
  code,
  details,
  isConfirmed,
});

function usedWord(mode: GateMode, { words }: GateTexts): string {
  if (mode === 'hand_out') return words.given;
  return mode === 'exit' ? words.left : words.used;
}

/** The same visitor, held up again: nobody is to be sent away for it. Null: it wasn't here and now. */
function justLetIn({ at, isHere }: Use, { notes }: GateTexts): string | null {
  const seconds = secondsSince(at ?? 0);
  return at !== null && isHere && seconds < JUST_NOW_S ? notes.justNow : null;
}

/** How long ago and where, then the time itself. */
function useLines({ at, gate, device, isHere }: Use, { notes }: GateTexts): string[] {
  if (at === null) return [notes.usedUnknown];
  const isTonight = Date.now() - at < TONIGHT_MS;
  const time = isTonight ? jakartaTimeOfDay(new Date(at)) : formatJakartaSeconds(new Date(at).toISOString());
  const where = isHere ? notes.usedHere : gate;
  const long = [notes.ago(secondsSince(at)), where].filter(Boolean).join(', ');
  return [long, [time, isHere ? gate : device].filter(Boolean).join(' · ')];
}

const secondsSince = (at: number): number => Math.max(0, Math.floor((Date.now() - at) / 1_000));
