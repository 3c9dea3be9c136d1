import { INITIAL_STATE, type ScannerState } from '../../door/scanner/sync/scannerState';
import { checkAll, loadDone, notReady, saveDone, type DoneByHand, type PhoneFacts } from './checks';

const NOW = Date.parse('2025-11-22T12:00:00Z');
const DONE: DoneByHand = { evening: '2025-11-22', camera: true, sound: true, vibration: true, test_scan: true };
const FACTS: PhoneFacts = { canVibrate: true, canStayAwake: true, opensOffline: true, battery: 80 };
const GOOD: ScannerState = {
  ...INITIAL_STATE,
  connection: 'online',
  copy: { count: 100, syncedAt: NOW - 10_000, hasAllDetails: true },
  storageKept: true,
  clockOffsetMs: 0,
};

it('is all good on a phone that was prepared', () => {
  const checks = checkAll(GOOD, DONE, FACTS, NOW);
  expect(checks.every(({ state }) => state === 'good')).toBe(true);
  expect(notReady(checks)).toEqual([]);
});

it.each<[string, Partial<ScannerState>, Partial<DoneByHand>, Partial<PhoneFacts>, string]>([
  ['there are no tickets', { copy: null }, {}, {}, 'copy bad'],
  ['the tickets are old', { copy: { count: 1, syncedAt: NOW - 3_600_000, hasAllDetails: true } }, {}, {}, 'copy bad'],
  ['the server doesn’t answer', { connection: 'failing' }, {}, {}, 'network bad'],
  ['the scanner’s files aren’t on the phone', {}, {}, { opensOffline: false }, 'app bad'],
  ['the browser may delete scans', { storageKept: false }, {}, {}, 'storage open'],
  ['the phone is full', { storage: 'full' }, {}, {}, 'storage bad'],
  ['the camera wasn’t opened', {}, { camera: false }, {}, 'camera open'],
  ['no ticket was read', {}, { test_scan: false }, {}, 'test_scan open'],
  ['the sound wasn’t heard', {}, { sound: false }, {}, 'sound open'],
  ['the vibration wasn’t felt', {}, { vibration: false }, {}, 'vibration open'],
  ['it can’t vibrate', {}, { vibration: false }, { canVibrate: false }, 'vibration absent'],
  ['the screen can’t be kept on', {}, {}, { canStayAwake: false }, 'awake absent'],
  ['the battery is low', {}, {}, { battery: 29 }, 'battery bad'],
  ['the battery isn’t told', {}, {}, { battery: null }, 'battery absent'],
  [
    'the clock is two hours off',
    { clockOffsetMs: -7_200_000, copy: { count: 1, syncedAt: NOW - 7_210_000, hasAllDetails: true } },
    {},
    {},
    'clock absent',
  ],
])('when %s', (_, state, done, facts, expected) => {
  const checks = checkAll({ ...GOOD, ...state }, { ...DONE, ...done }, { ...FACTS, ...facts }, NOW);
  const found = checks.filter((check) => check.state !== 'good').map((check) => `${check.name} ${check.state}`);
  expect(found).toEqual([expected]);
});

it('forgets what was done on another evening', () => {
  saveDone({ ...DONE, evening: '2025-11-21' });
  expect(loadDone(NOW)).toEqual({
    evening: '2025-11-22',
    camera: false,
    sound: false,
    vibration: false,
    test_scan: false,
  });
  saveDone(DONE);
  expect(loadDone(NOW)).toEqual(DONE);
});
