import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * Lets one call run at a time: a double click comes before the button is rendered as busy. A second press gets the
 * first one's answer.
 */
export function useSingleCall<A extends unknown[], T>(call: (...args: A) => Promise<T>): (...args: A) => Promise<T> {
  const running = useRef<Promise<T>>(undefined);
  return (...args) => {
    running.current ??= call(...args).finally(() => {
      running.current = undefined;
    });
    return running.current;
  };
}

/** A mutation of which one runs at a time: `run` does nothing until the one before has settled. */
export function useSingleMutation<T, A = void>({ onSettled, ...options }: UseMutationOptions<T, Error, A>) {
  const isRunning = useRef(false);
  const { mutate, isPending, ...mutation } = useMutation<T, Error, A>({
    ...options,
    onSettled: (...outcome) => {
      isRunning.current = false;
      return onSettled?.(...outcome);
    },
  });
  const run = (argument: A) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(argument);
  };
  return { ...mutation, run, busy: isPending };
}
