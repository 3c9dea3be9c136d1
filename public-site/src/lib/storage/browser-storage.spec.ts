import { pendingOrder, purchaseToken, recentSuccessfulOrder } from './session';

beforeEach(() => localStorage.clear());

test('stores the pending order under its key and reads it back', () => {
  pendingOrder.set({ orderId: 'FEST-1', snapToken: 'snap' });
  expect(JSON.parse(localStorage.getItem('pending_order') ?? '')).toEqual({ orderId: 'FEST-1', snapToken: 'snap' });
  expect(pendingOrder.read()).toEqual({ state: 'found', value: { orderId: 'FEST-1', snapToken: 'snap' } });
});

test('a removed or never stored value is none', () => {
  purchaseToken.set('jwt');
  purchaseToken.remove();
  expect(purchaseToken.read()).toEqual({ state: 'none' });
  expect(recentSuccessfulOrder.get()).toBeNull();
});

test.each(['{', 'null', '"FEST-1"', '{}', '{"orderId":""}', '{"orderId":7}'])(
  '%s is an invalid pending order',
  (text) => {
    localStorage.setItem('pending_order', text);
    expect(pendingOrder.read()).toEqual({ state: 'invalid' });
    expect(pendingOrder.get()).toBeNull();
  },
);

test('a pending order without a payment token is still one', () => {
  localStorage.setItem('pending_order', '{"orderId":"FEST-1"}');
  expect(pendingOrder.get()).toEqual({ orderId: 'FEST-1', snapToken: null });
});

test('a browser that refuses its storage never throws, and the tab remembers', () => {
  const original = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  try {
    purchaseToken.set('jwt');
    expect(purchaseToken.get()).toBe('jwt');
    purchaseToken.remove();
    expect(purchaseToken.get()).toBeNull();
  } finally {
    if (original) Object.defineProperty(globalThis, 'localStorage', original);
  }
});
