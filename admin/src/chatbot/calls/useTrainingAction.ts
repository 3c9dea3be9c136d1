import { useQueryClient } from '@tanstack/react-query';
import { useLogoutIfAccessDenied } from 'react-admin';
import { useSingleMutation } from '../../lib/singleCall';
import type { FailureTexts } from '../../shared/forms/saving/failureText';
import { useBanner } from './Banners';
import { TRAINING } from './useTrainingQuery';

interface TrainingAction<A, T> {
  call: (argument: A) => Promise<T>;
  /** Said in the green banner; left out where the screen says it itself. */
  doneText?: string;
  failure: FailureTexts;
}

/** One call at a time that changes the knowledge; busy until the lists are loaded again, refused or not. */
export function useTrainingAction<A, T>({ call, doneText, failure }: TrainingAction<A, T>) {
  const { showDone, showFailure } = useBanner();
  const client = useQueryClient();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useSingleMutation<T, A>({
    mutationKey: [TRAINING],
    mutationFn: call,
    onSuccess: () => {
      if (doneText) showDone(doneText);
    },
    onError: async (error) => {
      if (!(await logoutIfAccessDenied(error))) showFailure(error, failure);
    },
    onSettled: () => client.invalidateQueries({ queryKey: [TRAINING] }),
  });
}
