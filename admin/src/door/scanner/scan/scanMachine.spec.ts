import {
  DUPLICATE_LOCK_MS,
  INITIAL_STATE,
  judgeRead,
  reduceScanner,
  type ScannerEvent,
  type ScannerState,
  type AnyVerdict,
} from './scanMachine';

const CODE = 'TKT-7F3KQ2MZ9X4B';
const VALID: AnyVerdict = { kind: 'valid' };
const FAILED: AnyVerdict = { kind: 'error' };

function after(events: ScannerEvent[], from: ScannerState = INITIAL_STATE): ScannerState {
  return events.reduce(reduceScanner, from);
}
const read = (at: number, text = CODE): ScannerEvent => ({ type: 'read', text, at });
const answered = (at: number, verdict = VALID): ScannerEvent => ({ type: 'answered', verdict, at });
const dismiss = (at: number): ScannerEvent => ({ type: 'dismiss', at });

describe('the camera', () => {
  const cases: [string, ScannerEvent[], string, number][] = [
    ['is off at first', [], 'off', 0],
    ['starts', [{ type: 'start' }], 'starting', 1],
    ['starts once however often the button is pressed', [{ type: 'start' }, { type: 'start' }], 'starting', 1],
    ['is on with its first frame', [{ type: 'start' }, { type: 'camera-ready' }], 'on', 1],
    ['stops', [{ type: 'start' }, { type: 'camera-ready' }, { type: 'stop' }], 'off', 1],
    ['fails', [{ type: 'start' }, { type: 'camera-failed', reason: 'x' }], 'failed', 1],
    [
      'can be tried again',
      [{ type: 'start' }, { type: 'camera-failed', reason: 'x' }, { type: 'start' }],
      'starting',
      2,
    ],
    ['restarts when turned', [{ type: 'start' }, { type: 'camera-ready' }, { type: 'restart' }], 'starting', 2],
    ['is not restarted when off', [{ type: 'restart' }], 'off', 0],
    [
      'ignores a frame that comes after stop',
      [{ type: 'start' }, { type: 'stop' }, { type: 'camera-ready' }],
      'off',
      1,
    ],
    [
      'ignores a failure that comes after stop',
      [{ type: 'start' }, { type: 'stop' }, { type: 'camera-failed', reason: 'x' }],
      'off',
      1,
    ],
  ];
  it.each(cases)('%s', (_, events, phase, run) => {
    const state = after(events);
    expect(state.camera.phase).toBe(phase);
    expect(state.cameraRun).toBe(run);
  });
});

describe('reading', () => {
  it('checks a code', () => {
    expect(after([read(0)]).work).toEqual({ step: 'checking', ticket: { code: CODE } });
  });

  it('takes the signature of an address in its own case', () => {
    const state = after([read(0, `https://festival.example/t/${CODE}?verify=aB3_-x`)]);
    expect(state.work).toEqual({ step: 'checking', ticket: { code: CODE, verify: 'aB3_-x' } });
  });

  const refusals: [string, ScannerEvent[], string, number, string][] = [
    ['under three characters', [], 'AB', 0, 'too-short'],
    ['nothing but blanks', [], '     ', 0, 'too-short'],
    ['an address with a stub of a code', [], 'https://x/t/AB?verify=1', 0, 'too-short'],
    ['anything while a ticket is being checked', [read(0)], 'TKT-000000000000', 10, 'busy'],
    ['anything while a result shows', [read(0), answered(100)], 'TKT-000000000000', 200, 'busy'],
    ['the same code within 3 s', [read(0), answered(10, FAILED), dismiss(20)], CODE, 2_999, 'repeat'],
    [
      'the same code in another spelling',
      [read(0), answered(10, FAILED), dismiss(20)],
      'tkt7f3kq2mz9x4b',
      2_999,
      'repeat',
    ],
    [
      'a settled ticket still held up when its result goes',
      [read(0), answered(10), dismiss(5_010)],
      CODE,
      8_009,
      'repeat',
    ],
  ];
  it.each(refusals)('refuses %s', (_, events, text, at, because) => {
    const state = after(events);
    expect(judgeRead(state, text, at)).toEqual({ accepted: false, because });
    expect(reduceScanner(state, read(at, text)).work).toBe(state.work);
  });

  /** Five frames a second, as the camera sends them. */
  const heldUp = (from: number, to: number, text = CODE): ScannerEvent[] =>
    Array.from({ length: Math.floor((to - from) / 200) + 1 }, (_, frame) => read(from + frame * 200, text));
  const admitted = after([read(0), answered(10), dismiss(5_010)]);

  it('ignores a settled ticket for as long as it is held up, and 3 s longer', () => {
    const stillThere = after(heldUp(5_100, 65_100), admitted);
    expect(stillThere.work.step).toBe('idle');
    expect(judgeRead(stillThere, CODE, 68_099)).toEqual({ accepted: false, because: 'repeat' });
    expect(reduceScanner(stillThere, read(68_100)).work.step).toBe('checking');
  });

  it('ignores it too when another ticket in the same picture was checked in between', () => {
    const other = 'TKT-000000000000';
    const both = after([...heldUp(5_100, 6_100), read(6_200, other), answered(6_300), dismiss(11_300)], admitted);
    expect(judgeRead(both, CODE, 11_400)).toEqual({ accepted: false, because: 'repeat' });
    expect(judgeRead(both, other, 11_400)).toEqual({ accepted: false, because: 'repeat' });
  });

  it('tries a held up ticket that ended in an error again', () => {
    const failed = after([read(0), answered(10, FAILED), dismiss(1_000)]);
    expect(after(heldUp(1_200, 3_000), failed).work.step).toBe('checking');
  });

  const accepted: [string, ScannerEvent[], string, number][] = [
    ['three characters', [], 'ABC', 0],
    ['another code at once', [read(0), answered(10), dismiss(20)], 'TKT-000000000000', 21],
    [
      'the same code after 3 s when it ended in an error',
      [read(0), answered(10, FAILED), dismiss(20)],
      CODE,
      DUPLICATE_LOCK_MS,
    ],
    ['the same code 3 s after its result went', [read(0), answered(10), dismiss(5_010)], CODE, 8_010],
  ];
  it.each(accepted)('accepts %s', (_, events, text, at) => {
    expect(reduceScanner(after(events), read(at, text)).work.step).toBe('checking');
  });
});

describe('results', () => {
  it('locks no code for longer that a reader reads while verdicts show, one after the other', () => {
    const next = (code: string, at: number): ScannerEvent[] => [
      { type: 'dismiss', at, isForNext: true },
      read(at, code),
      answered(at + 100),
    ];
    const codes = ['TKT-000000000001', 'TKT-000000000002', 'TKT-000000000003', 'TKT-000000000004'];
    const busy = after([read(0), answered(10), ...codes.flatMap((code, index) => next(code, 1_000 * (index + 1)))]);
    const freed = reduceScanner(busy, { type: 'dismiss', at: 5_000, isForNext: true });
    expect(judgeRead(freed, CODE, 5_000)).toMatchObject({ accepted: true });
    expect(judgeRead(freed, 'TKT-000000000003', 5_000)).toEqual({ accepted: false, because: 'repeat' });
  });

  it('shows the verdict until it is dismissed', () => {
    const shown = after([read(0), answered(100)]);
    expect(shown.work).toEqual({ step: 'showing', verdict: VALID, since: 100 });
    expect(reduceScanner(shown, dismiss(200)).work).toEqual({ step: 'idle' });
  });

  it('ignores an answer that nobody waits for, and a second dismissal', () => {
    expect(after([answered(0)])).toBe(INITIAL_STATE);
    expect(after([dismiss(0)])).toBe(INITIAL_STATE);
  });

  it('keeps the camera as it was', () => {
    const state = after([{ type: 'start' }, { type: 'camera-ready' }, read(0), answered(1), dismiss(2)]);
    expect(state.camera.phase).toBe('on');
  });
});
