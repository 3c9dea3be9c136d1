import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import type { FailureTexts } from '../../shared/forms/saving/failureText';
import { useBanner } from './Banners';
import { TRAINING } from './useTrainingQuery';

interface TrainingAction<A, T> {
  call: (argument: A) => Promise<T>;
  /** Said in the green banner; left out where the screen says it itself. */
  doneText?: string;
  failure: FailureTexts;
}

/** One call that changes the knowledge: never two at once; busy until the lists are fresh, refused or not. */
export function useTrainingAction<A, T>({ call, doneText, failure }: TrainingAction<A, T>) {
  const { showDone, showFailure } = useBanner();
  const client = useQueryClient();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  // A double click comes before the button is drawn as busy.
  const underWay = useRef(false);
  const { mutate, data, isPending, reset } = useMutation({
    mutationKey: [TRAINING],
    mutationFn: call,
    onSuccess: () => doneText && showDone(doneText),
    onError: async (error) => {
      if (!(await logoutIfAccessDenied(error))) showFailure(error, failure);
    },
    onSettled: () => {
      underWay.current = false;
      return client.invalidateQueries({ queryKey: [TRAINING] });
    },
  });
  const run = (argument: A) => {
    if (underWay.current) return;
    underWay.current = true;
    mutate(argument);
  };
  return { run, data, busy: isPending, reset };
}
