import { useEffect, useRef, useState } from 'react';
import { HttpError } from 'react-admin';
import { Alert } from '@mui/material';
import { failureText } from '../../shared/forms/saving/failureText';
import { t } from '../../lib/i18n/t';

export interface SaveOutcome {
  severity: 'success' | 'error';
  text: string;
}

interface SaveOutcomeOptions {
  doneText: string;
  /** Said when the server named fields; its own message when left out. */
  fieldsText?: string;
  /** How long a success is shown; until the next save when left out. */
  shownMs?: number;
}

/**
 * What became of the last save, for a box on the screen. `form` makes the form
 * again after each save: nothing in it is unsaved then.
 */
export function useSaveOutcome({ doneText, fieldsText, shownMs }: SaveOutcomeOptions) {
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null);
  const [saves, setSaves] = useState(0);

  useEffect(() => {
    if (outcome?.severity !== 'success' || shownMs === undefined) return undefined;
    const timer = setTimeout(() => setOutcome(null), shownMs);
    return () => clearTimeout(timer);
  }, [outcome, shownMs]);

  const onSaved = () => {
    setOutcome({ severity: 'success', text: doneText });
    setSaves((count) => count + 1);
  };
  const onFailed = (error: unknown) => {
    const hasFields = error instanceof HttpError && Boolean(error.body?.errors);
    const text = (hasFields && fieldsText) || failureText(error, { unknown: t('Failed to save') });
    setOutcome({ severity: 'error', text });
  };
  return { outcome, form: { key: saves, focusSave: saves > 0 }, calls: { onSaved, onFailed } };
}

/** The outcome of the last save; read out as soon as it is there, and brought into sight: a long form is saved below it. */
export function OutcomeBox({ outcome }: { outcome: SaveOutcome | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) box.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  if (!outcome) return null;
  return (
    // Not under the bar.
    <Alert ref={box} severity={outcome.severity} sx={{ mb: 2, scrollMarginTop: 72 }}>
      {outcome.text}
    </Alert>
  );
}
