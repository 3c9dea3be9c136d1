import type { BuyerCategory, GateMode } from '@festival/contracts';
import type { ControlWords } from '../../door/scanner/bars/ScannerControls';
import type { StageWords } from '../../door/scanner/camera/CameraStage';
import type { InvalidReason } from '../../door/scanner/localVerdict/judgeLocally';
import type { FindWords } from '../../door/scanner/sheets/FindTicket';
import type { TypingWords } from '../../door/scanner/sheets/ManualEntry';
import type { CheckName, CheckState } from '../ready/checks';
import type { StorageFailure } from '../../door/scanner/store/storageFailure';

/** All words of the scanner on a paired phone. */
export interface GateTexts {
  pair: {
    title: string;
    working: string;
    none: string;
    another: string;
    retry: string;
    noNetwork: string;
    noAnswer: string;
    done: (name: string, gate: string) => string;
    scan: string;
    paste: string;
    wrong: string;
    refused: Record<403 | 404 | 409, string>;
  };
  words: {
    valid: string;
    exit: string;
    handOut: string;
    used: string;
    given: string;
    left: string;
    invalid: string;
    foreign: string;
    look: string;
    error: string;
    ended: string;
    askForId: string;
  };
  notes: {
    local: string;
    newTicket: string;
    reentry: string;
    noName: string;
    askForId: string;
    /** Of an entry that is refused. */
    dontLetIn: string;
    showTicket: string;
    askLeadWhenOnline: string;
    /** The same ticket was let in here a moment ago. */
    justNow: string;
    /** When a ticket was used: seconds ago. */
    ago: (seconds: number) => string;
    usedHere: string;
    usedUnknown: string;
    hasLeft: string;
    mayEnter: string;
    mayNotEnter: string;
    notReady: string;
    handedOut: (items: string) => string;
  };
  reasons: Record<InvalidReason, string>;
  storage: Record<StorageFailure, string>;
  ended: { revoked: string; expired: string; unsent: (count: number) => string };
  bar: {
    online: string;
    connecting: string;
    local: string;
    keepScanning: string;
    unsent: (count: number) => string;
    loading: string;
    menu: string;
    torch: string;
    continue: string;
    askForId: string;
    wrongScans: (count: number) => string;
    lost: (count: number) => string;
    old: (count: number) => string;
    /** Time and gate, of this phone and of the use before. */
    lateDouble: Record<'entry' | 'hand_out', (here: string, before: string) => string>;
    noted: string;
  };
  categories: Record<BuyerCategory, string>;
  stage: StageWords;
  controls: ControlWords;
  typing: TypingWords;
  modes: Record<GateMode, { name: string; about: string }>;
  find: FindWords;
  undo: { reason: string; send: string; done: string; failed: string; refused: Partial<Record<number, string>> };
  menu: {
    find: string;
    undo: string;
    mode: string;
    ready: string;
    link: string;
    settings: string;
    item: string;
    noItems: string;
    close: string;
    language: string;
    day: string;
    night: string;
  };
  link: {
    title: string;
    about: string;
    showCode: string;
    readCode: string;
    letRead: string;
    readAnswer: string;
    letReadAnswer: string;
    hint: string;
    wrong: string;
    picture: string;
    linked: (gate: string, name: string) => string;
    lost: (gate: string, name: string) => string;
    failed: string;
    late: string;
    end: string;
  };
  pin: { title: string; label: string; wrong: string; open: string; none: string };
  settings: {
    gate: string;
    sendAgain: string;
    wrongScan: (time: string) => string;
    unpair: string;
    unpairSure: (unsent: number) => string;
    unpairYes: string;
    keep: string;
  };
  ready: {
    title: string;
    allGood: string;
    todo: (count: number) => string;
    heard: string;
    felt: string;
    tryIt: string;
    allow: string;
    copy: (count: string, age: string) => string;
    noCopy: string;
    network: string;
    networkAway: string;
    battery: (percent: number) => string;
    batteryUnknown: string;
    clockOff: (minutes: number) => string;
    clockRight: string;
    storageAsk: string;
    testScan: string;
    notOurs: string;
    states: Record<CheckState, string>;
    notHere: string;
    appKept: string;
    appLoading: string;
    scan: string;
    names: Record<CheckName, string>;
  };
}
