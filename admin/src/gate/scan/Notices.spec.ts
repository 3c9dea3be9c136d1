import { INITIAL_STATE, type ScannerState } from '../../door/scanner/sync/scannerState';
import { ENGLISH } from '../texts/english';
import { noticesOf } from './Notices';

const WORKING: ScannerState = { ...INITIAL_STATE, copy: { count: 1, syncedAt: 1, hasAllDetails: true } };
const texts = (state: Partial<ScannerState>) => noticesOf({ ...WORKING, ...state }, ENGLISH).map(({ text }) => text);

it('says nothing while all is well', () => {
  expect(texts({})).toEqual([]);
});

it.each<[string, Partial<ScannerState>, RegExp]>([
  [
    'the phone was taken out with scans on it',
    { ended: 'revoked', unsent: 3 },
    /switched this phone off.* 3 scans not sent/,
  ],
  ['its time is over', { ended: 'expired' }, /time is over/],
  ['the phone is full', { storage: 'full' }, /is full/],
  ['scans were deleted', { lostScans: 2 }, /deleted 2 scans/],
  ['one scan was deleted', { lostScans: 1 }, /deleted one scan before it was sent/],
  [
    'scans of an edition that is over were never sent',
    { oldScans: 3 },
    /3 scans of an earlier festival were never sent/,
  ],
  [
    'a used ticket was let in',
    {
      lateDouble: {
        mode: 'entry',
        at: Date.parse('2026-10-03T12:06:00Z'),
        gate: 'North gate',
        first: { at: '2026-10-03T12:04:00.000Z', gate: 'South gate', device: 'Phone 4' },
      },
    },
    /let in here \(19:06:00, North gate\) had been used before \(19:04:00, South gate\)/,
  ],
  [
    'an item was handed out twice',
    {
      lateDouble: {
        mode: 'hand_out',
        at: Date.parse('2026-10-03T12:06:00Z'),
        gate: 'Desk',
        first: { at: '2026-10-03T12:04:00.000Z', gate: null, device: null },
      },
    },
    /handed out here \(19:06:00, Desk\) had been given before \(19:04:00\)/,
  ],
  ['the server can’t read scans', { refused: [{}, {}] as unknown as ScannerState['refused'] }, /2 scans can’t be read/],
  [
    'a link broke',
    { link: { step: 'lost', phone: { name: 'Phone 2', gate: 'South gate' } } },
    /^The link with South gate \(Phone 2\) is gone/,
  ],
  ['IDs are to be asked for', { askForId: true }, /Ask everybody for an ID/],
  ['there are no tickets yet', { copy: null }, /Loading tickets/],
])('when %s', (_, state, expected) => {
  expect(texts(state)).toEqual([expect.stringMatching(expected)]);
});

it('the worst comes first', () => {
  expect(texts({ askForId: true, storage: 'full', ended: 'revoked' })).toHaveLength(3);
  expect(texts({ askForId: true, storage: 'full', ended: 'revoked' })[0]).toMatch(/switched this phone off/);
});
