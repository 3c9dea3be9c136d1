import { readEnvironment } from '../src/environment.js';
import { OrderStore } from '../src/engine/order-store.js';

describe('the command line', () => {
  it('has a default for everything', () => {
    expect(readEnvironment({})).toEqual({
      port: 3001,
      host: '127.0.0.1',
      serverKey: 'SB-Mid-server-simulator',
      clientKey: 'SB-Mid-client-simulator',
      notificationUrl: 'http://127.0.0.1:3000/api/payment/notification',
      ignoresOverride: false,
      timeScale: 1,
    });
  });

  it.each([
    ['SIMULATOR_PORT', '99999'],
    ['SIMULATOR_PORT', 'http'],
    ['SIMULATOR_TIME_SCALE', '0'],
    ['SIMULATOR_NOTIFICATION_URL', 'ftp://x'],
    ['SIMULATOR_IGNORES_OVERRIDE', 'yes'],
  ])('names %s when it holds %s', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(`${name} is "${value}"; it must be`);
  });
});

describe('the memory', () => {
  it('forgets the oldest order beyond its cap', () => {
    const store = new OrderStore(2);
    for (const id of ['a', 'b', 'c']) store.ensureOrder(id, 1, new Date(0));
    expect(['a', 'b', 'c'].map((id) => store.order(id)?.orderId)).toEqual([undefined, 'b', 'c']);
  });
});
