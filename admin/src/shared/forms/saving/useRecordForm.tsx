import type { ReactElement } from 'react';
import { type FormProps, useSaveContext, type SaveHandler } from 'react-admin';
import { useSingleCall } from '../../../lib/singleCall';
import { ConcurrentRecordChanges } from './ConcurrentChanges';
import { UnsavedWarning } from './UnsavedWarning';

/** A newer record fills the fields that nobody has typed in; typed text stays, with its errors. */
export const KEEP_TYPED = {
  keepDirtyValues: true,
  keepErrors: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
  keepTouched: true,
};

const WARNINGS = (
  <>
    <UnsavedWarning />
    <ConcurrentRecordChanges />
  </>
);

interface RecordFormParts {
  form: Pick<FormProps, 'onSubmit' | 'resetOptions' | 'noValidate'>;
  /** Stands among the form's fields. */
  warning: ReactElement;
}

/**
 * What every form of a record has: it saves once, tells what is missing in our words and not the browser's, and
 * loses nothing that was typed, neither to a record that is fetched again nor to a way out that was taken by mistake.
 */
export function useRecordForm(): RecordFormParts {
  const onSubmit = useSingleSave();
  return { form: { onSubmit, resetOptions: KEEP_TYPED, noValidate: true }, warning: WARNINGS };
}

type Save = SaveHandler<Record<string, unknown>>;

/** The form's save, of which one runs at a time. */
function useSingleSave(): Save {
  const { save } = useSaveContext();
  return useSingleCall(async (...values: Parameters<Save>) => save?.(...values));
}
