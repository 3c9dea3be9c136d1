import type { AdminOrder } from '@festival/contracts';
import { fakeServer, failure, setPageToken, success, type Answer, type Asked } from '../../testing/fakeServer';
import { orderCalls } from './orderCalls';

const order = { id: 7, order_number: 'FEST-0123456789', updated_at: '2025-11-01T05:00:00.000Z' } as AdminOrder;

/** Answers the DELETE so, and everything else with success. */
function serverWith(answerToDelete: Answer): Asked[] {
  setPageToken('t');
  return fakeServer(({ method }) => (method === 'DELETE' ? answerToDelete : success()));
}

const asked = (log: Asked[]) => log.map(({ method, path }) => `${method} ${path}`);

afterEach(() => jest.useRealTimers());

describe('deleting an order', () => {
  it('is one DELETE when that is let through', async () => {
    const log = serverWith(success());
    await orderCalls.delete(order, 'FEST-0123456789');
    expect(asked(log)).toEqual(['DELETE /api/orders/FEST-0123456789']);
    expect(log[0]?.body).toEqual({
      confirm1: 'I_UNDERSTAND_DELETE',
      confirm2: 'FEST-0123456789',
      updated_at: '2025-11-01T05:00:00.000Z',
    });
  });

  it('falls back to POST at once on 405', async () => {
    const log = serverWith(failure(405, 'This method is not allowed here.'));
    await orderCalls.delete(order, 'FEST-0123456789');
    expect(asked(log)).toEqual(['DELETE /api/orders/FEST-0123456789', 'POST /api/orders/FEST-0123456789/delete']);
    expect(log[1]?.body).toEqual(log[0]?.body);
  });

  it('waits 0.8 s on 429 and then posts', async () => {
    jest.useFakeTimers();
    const log = serverWith(failure(429, 'Too many requests. Please wait a moment and try again.'));
    const deleted = orderCalls.delete(order, 'FEST-0123456789');
    await jest.advanceTimersByTimeAsync(799);
    expect(asked(log)).toEqual(['DELETE /api/orders/FEST-0123456789']);
    await jest.advanceTimersByTimeAsync(1);
    await deleted;
    expect(asked(log)).toEqual(['DELETE /api/orders/FEST-0123456789', 'POST /api/orders/FEST-0123456789/delete']);
  });

  it('leaves every other refusal as it is', async () => {
    const log = serverWith(failure(409, 'Not locked'));
    await expect(orderCalls.delete(order, 'FEST-0123456789')).rejects.toThrow('Not locked');
    expect(log).toHaveLength(1);
  });
});
