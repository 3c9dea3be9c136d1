import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useCanBlock, useRegisterMutationMiddleware, useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useBlocker, type Blocker } from 'react-router-dom';

type Mutation = (...call: unknown[]) => Promise<unknown>;

interface UnsavedWarningProps {
  /** For a form that saves by a call of its own: whether that was done. */
  isSaved?: boolean;
}

/**
 * Asks, in a form, before what was typed is left. react-admin's own warning takes a save that failed without naming a
 * field for one that was done, and asks about what has just been saved.
 */
export function UnsavedWarning(props: UnsavedWarningProps) {
  return useCanBlock() ? <Warning {...props} /> : null;
}

function Warning({ isSaved = false }: UnsavedWarningProps) {
  const translate = useTranslate();
  const { getValues } = useFormContext();
  const { dirtyFields } = useFormState();
  const isDirty = !isSaved && Object.keys(dirtyFields).length > 0;
  const saved = useRef<string>(undefined);

  // Known before what follows a save leads away from the form.
  const noteSaved = useCallback(
    async (...call: unknown[]) => {
      const mutate = call.pop() as Mutation;
      const sent = JSON.stringify(getValues());
      const answer = await mutate(...call);
      saved.current = sent;
      return answer;
    },
    [getValues],
  );
  useRegisterMutationMiddleware<Mutation>(noteSaved);

  const isUnsaved = () => isDirty && JSON.stringify(getValues()) !== saved.current;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );

  const decide = useEffectEvent((held: Extract<Blocker, { state: 'blocked' }>) => {
    if (isUnsaved() && !window.confirm(translate('ra.message.unsaved_changes'))) held.reset();
    else held.proceed();
  });
  // Each try to leave is a blocker of its own.
  useEffect(() => {
    if (blocker.state === 'blocked') decide(blocker);
  }, [blocker]);

  const holdPage = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    if (!isDirty) return undefined;
    const hold = (event: BeforeUnloadEvent) => holdPage(event);
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isDirty]);
  return null;
}
