import { paymentPollDelayMs } from '@festival/contracts';
import { startPending, type PendingEvent, type PendingState } from './pending-machine';
import { ORDER, SESSION, answer, run, watching, asking } from './testing/ports';

describe('cadence', () => {
  it('runs one check at a time', () => {
    const { effects } = run(
      watching(),
      { type: 'poll_due' },
      { type: 'page_seen' },
      { type: 'check_pressed' },
      { type: 'recheck_due' },
      { type: 'poll_due' },
    );
    expect(effects).toEqual(['check']);
  });

  const pollsFrom = (state: PendingState, count: number): { state: PendingState; delays: number[] } => {
    const delays: number[] = [];
    for (let poll = 0; poll < count; poll += 1) {
      delays.push(paymentPollDelayMs(state.polls, 0));
      state = run(state, { type: 'poll_due' }, { type: 'connection_lost' }).state;
    }
    return { state, delays };
  };
  const times = (count: number, delay: number): number[] => Array.from({ length: count }, () => delay);

  it('polls every second for 180 checks, then every two, three and five', () => {
    const { delays } = pollsFrom(watching(), 320);
    expect(delays).toEqual([...times(180, 1_000), ...times(60, 2_000), ...times(60, 3_000), ...times(20, 5_000)]);
  });

  it('slows down while another tab is in front, and begins anew when the person returns', () => {
    const hidden = run(watching(), { type: 'page_hidden' }).state;
    expect(pollsFrom(hidden, 121).delays).toEqual([...times(60, 2_000), ...times(60, 3_000), 5_000]);
    const back = run(pollsFrom(hidden, 121).state, { type: 'page_seen' });
    expect(back.effects).toEqual(['check']);
    expect(paymentPollDelayMs(back.state.polls, 0)).toBe(1_000);
  });

  it('checks at no countdown that nobody sees', () => {
    const seconds = Array.from({ length: 20 }, () => ({ type: 'second_passed' }) as const);
    expect(run(watching(), { type: 'page_hidden' }, ...seconds).effects).toEqual([]);
  });

  it('counts down from 3 and then from 5, and checks at the end of each', () => {
    let state = watching();
    const seen: number[] = [];
    let checks = 0;
    for (let second = 0; second < 9; second += 1) {
      seen.push(state.countdownSeconds);
      const step = run(state, { type: 'second_passed' });
      checks += step.effects.length;
      state = run(step.state, { type: 'connection_lost' }).state;
    }
    expect(seen).toEqual([3, 2, 1, 5, 4, 3, 2, 1, 5]);
    expect(checks).toBe(2);
  });

  it('starts the countdown from 5 again when the button is pressed', () => {
    const later = run(watching(), { type: 'second_passed' }, { type: 'check_pressed' });
    expect(later.state.countdownSeconds).toBe(5);
    expect(later.effects).toEqual(['check']);
  });

  it('makes no call for as long as the server asked', () => {
    const paused = run(asking(), { type: 'rate_limited', seconds: 3 }).state;
    const quiet = run(paused, { type: 'poll_due' }, { type: 'page_seen' }, { type: 'check_pressed' });
    expect(quiet.effects).toEqual([]);
    expect(quiet.state.countdownSeconds).toBeGreaterThanOrEqual(3);
    const over = run(paused, { type: 'second_passed' }, { type: 'second_passed' }, { type: 'second_passed' });
    expect(over.effects).toEqual(['check']);
  });

  it.each<[string, PendingEvent]>([
    ['paid', answer('settlement', 'is_successful')],
    ['failed', answer('expire', 'is_failed')],
    ['deleted', { type: 'not_found' }],
    ['cancelled', { type: 'cancelled', automatic: false }],
  ])('stops when %s', (_name, event) => {
    const ended = run(asking(), event).state;
    const { effects } = run(ended, { type: 'poll_due' }, { type: 'second_passed' }, { type: 'page_seen' });
    expect(effects).toEqual([]);
  });

  it('goes on while a denied payment leaves the order open', () => {
    const denied = run(asking(), answer('deny', 'is_failed', true)).state;
    expect(denied.phase).toBe('denied');
    const { state, effects } = run(denied, { type: 'poll_due' }, answer('settlement', 'is_successful'));
    expect(effects).toEqual(['check', 'store_success', 'clear_pending', 'go_to_success']);
    expect(state.phase).toBe('paid');
  });

  it('looks once more after a pop-up that ended well although the card had been denied first', () => {
    const denied = run(asking(), answer('deny', 'is_failed')).state;
    const { state, effects } = run(denied, { type: 'recheck_due' }, answer('settlement', 'is_successful'));
    expect(effects).toEqual(['check', 'store_success', 'clear_pending', 'go_to_success']);
    expect(state.phase).toBe('paid');
  });
});

describe('fresh payment token', () => {
  const bare = (): PendingState => run(startPending(ORDER, null), { type: 'check_pressed' }).state;
  const pending = answer('pending', 'is_pending');

  it('is asked for once when the order is pending and none is stored', () => {
    const { effects } = run(bare(), pending, { type: 'poll_due' }, pending);
    expect(effects).toEqual(['ask_token', 'check']);
  });

  it('is not asked for when one is stored', () => {
    expect(run(asking(), pending).effects).toEqual([]);
  });

  it.each([
    ['a payment was denied', [answer('deny', 'is_failed', true)]],
    ['the pop-up ended with an error', [{ type: 'token_received', session: SESSION } as const]],
  ])('is asked for when %s', (_name, before) => {
    const { state } = run(bare(), ...before);
    const { effects } = run(
      state,
      { type: 'pop_up_ended', outcome: 'error' },
      { type: 'token_failed', final: false, reason: null },
      { type: 'pop_up_ended', outcome: 'error' },
      { type: 'poll_due' },
      answer('deny', 'is_failed', true),
    );
    expect(effects.at(-1)).toBe('ask_token');
  });

  it('is stored when it arrives', () => {
    const { state } = run(bare(), pending, { type: 'token_received', session: SESSION });
    expect(state.session).toEqual(SESSION);
  });

  it.each([
    ['never again after a refusal', true, 0],
    ['again, but not at once, after a failure', false, 1],
  ])('is asked for %s', (_name, final, times) => {
    let state = run(bare(), pending, { type: 'token_failed', final, reason: null }).state;
    let asked = 0;
    for (let poll = 0; poll < 16; poll += 1) {
      const step = run(state, { type: 'poll_due' }, pending);
      asked += step.effects.filter((effect) => effect === 'ask_token').length;
      state = step.state;
    }
    expect(asked).toBe(times);
  });
});
