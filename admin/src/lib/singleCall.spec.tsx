import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useSingleCall, useSingleMutation } from './singleCall';

/** A call that settles when the test says so. */
function heldCall() {
  const held: Array<{ succeed: () => void; fail: () => void }> = [];
  const call = () =>
    new Promise<number>((resolve, reject) => {
      const number = held.length + 1;
      held.push({ succeed: () => resolve(number), fail: () => reject(new Error('no')) });
    });
  return { held, call };
}

function withQueries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;
}

describe('useSingleCall', () => {
  it('answers a second press with the first one’s answer', async () => {
    const { held, call } = heldCall();
    const { result } = renderHook(() => useSingleCall(call));
    const answers = Promise.all([result.current(), result.current()]);
    expect(held).toHaveLength(1);
    held[0]?.succeed();
    expect(await answers).toEqual([1, 1]);
  });

  it('calls again after a failure', async () => {
    const { held, call } = heldCall();
    const { result } = renderHook(() => useSingleCall(call));
    const first = result.current();
    held[0]?.fail();
    await expect(first).rejects.toThrow('no');
    void result.current();
    expect(held).toHaveLength(2);
  });
});

describe('useSingleMutation', () => {
  it.each(['succeed', 'fail'] as const)('runs once until it has settled: %s', async (outcome) => {
    const { held, call } = heldCall();
    const settled: unknown[] = [];
    const { result } = renderHook(
      () => useSingleMutation({ mutationFn: call, onSettled: (data) => void settled.push(data) }),
      { wrapper: withQueries },
    );
    await act(async () => {
      result.current.run();
      result.current.run();
    });
    expect(held).toHaveLength(1);
    await act(async () => held[0]?.[outcome]());
    expect(settled).toEqual([outcome === 'succeed' ? 1 : undefined]);
    await act(async () => result.current.run());
    expect(held).toHaveLength(2);
  });
});
