import type { Act, Language } from '@festival/contracts';
import { fillFacts, type State, type TierFact } from './facts.js';

const CONCERT = '2030-11-22T11:00:00.000Z';
const tier = (changes: Partial<TierFact>): TierFact => ({
  header: 'Regular',
  price: 90_000,
  state: 'on_sale',
  seatsLeft: null,
  ...changes,
});
const state = (changes: Partial<State> = {}): State => ({
  now: new Date('2030-11-01T00:00:00.000Z'),
  festival: {
    name: 'Festival',
    edition: '2030',
    concertDate: CONCERT,
    venue: 'Hall',
    supportName: '',
    supportWhatsApp: '',
  } as State['festival'],
  site: { refundRule: '', refundRuleIndonesian: null },
  tiers: [],
  isBundleOn: false,
  paymentMinutes: 30,
  stars: [],
  acts: [],
  countdown: [],
  merchandise: { items: [], bundles: [] },
  ...changes,
});
const filled = (text: string, changes: Partial<State> = {}) => fillFacts(text, state(changes), 'en');

describe('facts', () => {
  it('say once that nothing is on sale', () => {
    expect(filled('{ticket_sale} {seats_left} See.')).toBe('No tickets are on sale at the moment. See.');
  });

  it('tell what several tickets cost, with the bundle discount while it is on', () => {
    const totals = (changes: Partial<State>) =>
      filled('{ticket_totals}', { tiers: [tier({})], ...changes }).split('\n');
    expect(totals({}).slice(0, 3)).toEqual([
      'Regular tickets are on sale now at Rp 90.000 each.',
      '- 1 ticket: Rp 90.000',
      '- 2 tickets: Rp 180.000',
    ]);
    expect(totals({ isBundleOn: true })[2]).toBe('- 2 tickets: Rp 176.000 (bundle discount of Rp 4.000 taken off)');
    expect(totals({ tiers: [] })).toEqual(['No tickets are on sale at the moment.']);
  });

  it.each([
    [1, 'There is 1 seat left.'],
    [2, 'There are 2 seats left.'],
    [500, 'Seats are still available.'],
    [null, 'Seats are still available.'],
  ])('%s seats left', (seatsLeft, text) => {
    expect(filled('{seats_left}', { tiers: [tier({ seatsLeft })] })).toBe(text);
  });

  it('have a text for lists that are empty', () => {
    expect(filled('{ticket_prices}|{merchandise_prices}|{bundle_prices}|{event_dates}')).toBe(
      'No ticket types are announced at the moment.|No single items are on offer at the moment.|No bundles are on offer at the moment.|No further event is scheduled at the moment.',
    );
  });

  it('promise a next tier only when one is to come, and speak of this one only when one is on sale', () => {
    const next = (...tiers: TierFact[]) => filled('{next_tier}', { tiers });
    const coming = tier({ state: 'coming_soon' });
    expect(next(tier({}), coming)).toBe('The next tier opens when this one is sold out or its time is over.');
    expect(next(tier({}))).toBe('No further tier is announced.');
    expect(next(coming)).toBe('Another tier is coming; when it opens isn’t announced here.');
    expect(next(tier({ state: 'sold_out' }))).toBe('No further tier is announced.');
  });

  it('speak of the concert as past from the day after on, in Jakarta', () => {
    const at = (now: string) => filled('{concert_when}', { now: new Date(now) });
    expect(at('2030-11-22T16:59:59.000Z')).toBe('The festival concert is on Friday, 22 November 2030, at 18:00 WIB.');
    expect(at('2030-11-22T17:00:00.000Z')).toBe('The festival concert was on Friday, 22 November 2030 and is over.');
  });

  it('list the dates of the events in order, with what is over', () => {
    const event = (name: string, targetDate: string) => ({
      id: 1,
      event_key: name,
      name,
      name_indonesian: `${name} di Kampus`,
      targetDate,
      bgColor: '#000000',
    });
    const countdown = [event('Unify', CONCERT), event('U-Care', '2030-09-27T02:00:00.000Z')];
    expect(filled('{event_dates}', { countdown })).toBe(
      '- U-Care: Friday, 27 September 2030 (over)\n- Unify: Friday, 22 November 2030',
    );
    expect(fillFacts('{event_dates}', state({ countdown }), 'id')).toBe(
      '- U-Care di Kampus: Jumat, 27 September 2030 (sudah selesai)\n- Unify di Kampus: Jumat, 22 November 2030',
    );
  });

  it('tell place and contact in the visitor’s language, where the editors wrote them in both', () => {
    const { festival } = state();
    const both = { ...festival, venueIndonesian: 'Aula', supportName: 'Desk', supportNameIndonesian: 'Loket' };
    const told = (language: 'en' | 'id', changes = {}) =>
      fillFacts('{venue}, {support}', state({ festival: { ...both, supportWhatsApp: '62811', ...changes } }), language);
    expect(told('en')).toBe('Hall, Desk on WhatsApp: https://wa.me/62811');
    expect(told('id')).toBe('Aula, Loket lewat WhatsApp: https://wa.me/62811');
    expect(told('id', { venueIndonesian: null })).toMatch(/^Hall, /);
  });

  it('name the refund rule in the language of the answer, and say when there is none', () => {
    const rule = (language: Language, changes: Partial<State['site']>) =>
      fillFacts('{refund_rule}', state({ site: { ...state().site, ...changes } }), language);
    const both = { refundRule: 'No refunds.', refundRuleIndonesian: 'Tidak ada refund.' };
    expect(rule('en', both)).toBe('No refunds.');
    expect(rule('id', both)).toBe('Tidak ada refund.');
    expect(rule('id', { refundRule: 'No refunds.' })).toBe('No refunds.');
    expect(rule('en', {})).toBe('A refund rule for paid tickets isn’t published yet.');
    expect(rule('id', {})).toBe('Aturan refund untuk tiket yang sudah dibayar belum diumumkan.');
  });

  describe('of the acts', () => {
    const act = (changes: Partial<Act>): Act => ({
      id: 1,
      sort_order: 1,
      name: 'The Ladle Four',
      is_announced: true,
      guest_star_id: null,
      stage: '',
      starts_at: null,
      ends_at: null,
      about: '',
      about_indonesian: null,
      image: null,
      drawing: 'band',
      instagram_link: null,
      music_link: null,
      video_link: null,
      ...changes,
    });
    const secret = { name: 'Coming Soon', is_announced: false };
    const star = (name: string, is_revealed = true) => ({
      id: 1,
      sort_order: 1,
      name,
      image: null,
      is_revealed,
      below_image: null,
    });

    it('name the guest stars alone while there are none', () => {
      const lineUp = (changes: Partial<State>) => filled('{line_up}', changes);
      expect(lineUp({ stars: [star('Aurora'), star('Coming Soon', false)] })).toBe(
        'So far we have revealed Aurora. One more name is still a secret.',
      );
      expect(lineUp({ stars: [star('Coming Soon', false)] })).toBe('Nobody is revealed yet.');
    });

    it('name whoever else is announced after the guest stars, each once', () => {
      const acts = [act({ guest_star_id: 1, name: 'Aurora' }), act({}), act(secret), act(secret)];
      expect(filled('{line_up}', { stars: [star('Aurora'), star('Coming Soon', false)], acts })).toBe(
        'So far we have revealed Aurora and The Ladle Four. 2 more names are still a secret.',
      );
      expect(filled('{line_up}', { acts: [act({})] })).toBe('So far we have revealed The Ladle Four.');
    });

    it('tell who plays when and where, in the order of the evening', () => {
      const acts = [
        act({ starts_at: CONCERT, ends_at: '2030-11-22T12:00:00.000Z', stage: 'Crown Stage' }),
        act({ ...secret, starts_at: '2030-11-22T10:00:00.000Z', stage: 'Lantern Stage' }),
        act({ name: 'Nobody knows when' }),
        act({ name: 'The Late Ones', starts_at: '2030-11-22T17:30:00.000Z' }),
      ];
      expect(filled('{set_times}', { acts })).toBe(
        [
          'These are the times on stage (WIB):',
          '- 17:00: a name that is still a secret (Lantern Stage)',
          '- 18:00–19:00: The Ladle Four (Crown Stage)',
          '- Saturday, 23 November 2030, 00:30: The Late Ones',
        ].join('\n'),
      );
      expect(fillFacts('{set_times}', state({ acts }), 'id')).toMatch(
        /^Ini jam tampilnya \(WIB\):\n- 17\.00: nama yang/,
      );
    });

    it('say that no times are published while none is known', () => {
      for (const acts of [[], [act({})]]) {
        expect(filled('{set_times}', { acts })).toMatch(
          /^The hours on stage aren’t published yet\. They will be announced/,
        );
        expect(fillFacts('{set_times}', state({ acts }), 'id')).toMatch(/^Jam tampilnya belum diumumkan\./);
      }
    });
  });

  it('name the bundle discounts while they are on', () => {
    expect(filled('{bundle_offer}')).toBe('The bundle discount is off right now.');
    expect(filled('{bundle_offer}', { isBundleOn: true })).toContain(
      '\n- 2 tickets: Rp 4.000\n- 3 tickets: Rp 6.000\n',
    );
  });

  it('list the ways to pay', () => {
    expect(filled('{payment_methods}')).toMatch(/^- QRIS\n- e-wallets such as GoPay/);
  });

  it('leave alone what names no fact', () => {
    expect(filled('{nobody} knows')).toBe('{nobody} knows');
  });
});
