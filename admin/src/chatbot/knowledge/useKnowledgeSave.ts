import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useLogoutIfAccessDenied } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { failureText } from '../../shared/forms/saving/failureText';
import { CONFLICT, statusOf } from '../../lib/httpErrors';
import { useSingleCall } from '../../lib/singleCall';
import { useBanner } from '../calls/Banners';
import { trainingCalls } from '../calls/trainingCalls';
import { DONE, FAILURES } from '../calls/trainingTexts';
import { TRAINING } from '../calls/useTrainingQuery';
import { toRequest, type KnowledgeValues } from './knowledgeValues';
import { t } from '../../lib/i18n/t';

interface KnowledgeSave {
  /** Of the entry that is edited; a new one has none. */
  id?: number;
  /** The `updated_at` that the form shows: nobody overwrites what they didn't see. */
  seenAt?: string;
  /** Somebody else was faster. */
  onConflict: () => void;
  /** Asks the editor where there is something to ask. */
  mayBeSaved: (values: FieldValues) => Promise<boolean>;
}

/** For the form, which would take itself for saved. */
const NOT_SAVED = { root: { serverError: t('Not saved') } };

/**
 * Saves the form, once at a time. `save` gives what the form shows at its fields; a refusal without fields is one too,
 * or the form would take itself for saved and be left without a question.
 */
export function useKnowledgeSave({ id, seenAt, onConflict, mayBeSaved }: KnowledgeSave) {
  const { showDone, showFailure } = useBanner();
  const client = useQueryClient();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const [isSaved, setSaved] = useState(false);

  const send = async (values: FieldValues): Promise<object | undefined> => {
    const entry = { ...toRequest(values as KnowledgeValues), seen_updated_at: seenAt };
    try {
      await (id === undefined ? trainingCalls.create(entry) : trainingCalls.update(id, entry));
    } catch (error) {
      if (await logoutIfAccessDenied(error)) return undefined;
      showFailure(error, FAILURES.save);
      if (statusOf(error) === CONFLICT) onConflict();
      const fields: unknown = error instanceof HttpError ? error.body?.errors : undefined;
      return fields ? { ...fields } : { root: { serverError: failureText(error, FAILURES.save) } };
    }
    showDone(id === undefined ? DONE.created : DONE.updated);
    await client.invalidateQueries({ queryKey: [TRAINING] });
    setSaved(true);
    return undefined;
  };
  const save = useSingleCall(async (values: FieldValues) =>
    (await mayBeSaved(values)) ? await send(values) : NOT_SAVED,
  );
  return { save, isSaved };
}
