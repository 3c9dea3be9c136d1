import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRecordContext, useTranslateLabel, type RaRecord } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

interface Change {
  field: string;
  label: string;
  theirs: unknown;
}

const LONGEST_SHOWN = 300;
/** They tell that there was a change, not what it was. */
const NO_TEXTS = ['id', 'updated_at'];

/**
 * Fields of a form that somebody else changed while they were edited here: what was typed stays in them, and the other's
 * text stands above the form until one of both was decided for.
 */
export function TheirChanges() {
  const changes = useTheirChanges();
  const { setValue } = useFormContext();
  const values = useWatch();
  const open = changes.filter(({ field, theirs }) => !isSame(values[field], theirs));
  if (open.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2, width: '100%' }}>
      <AlertTitle>Somebody else changed this too</AlertTitle>
      {open.map(({ field, label, theirs }) => (
        <Box key={field} sx={{ mt: 1 }}>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            <strong>{label}</strong>: {textOf(theirs)}
          </Typography>
          <Button color="inherit" size="small" onClick={() => setValue(field, theirs, { shouldDirty: true })}>
            Use this text for {label}
          </Button>
        </Box>
      ))}
      <Typography variant="body2" sx={{ mt: 1 }}>
        What you typed is still in the form; saving now keeps yours.
      </Typography>
    </Alert>
  );
}

/** What the record that came in has in other words than the one before. */
function useTheirChanges(): Change[] {
  const record = useRecordContext();
  const translateLabel = useTranslateLabel();
  const seen = useRef(record);
  const [changes, setChanges] = useState<Change[]>([]);
  const compare = useEffectEvent((before: RaRecord, now: RaRecord) => {
    const fields = Object.keys(now).filter((field) => !NO_TEXTS.includes(field) && !isSame(before[field], now[field]));
    const labelOf = (field: string) => shownLabel(field) ?? String(translateLabel({ source: field }));
    setChanges(fields.map((field) => ({ field, label: labelOf(field), theirs: now[field] })));
  });
  useEffect(() => {
    const before = seen.current;
    seen.current = record;
    if (before && record && before.id === record.id && before !== record) compare(before, record);
  }, [record]);
  return changes;
}

/** A form has no value for an empty text, and a record has none for a text that was never given. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(filled(one)) === JSON.stringify(filled(other));
const filled = (value: unknown): unknown => (value === '' || value === undefined ? null : value);

/** As it is written beside the input. */
function shownLabel(field: string): string | undefined {
  const [input] = document.getElementsByName(field);
  return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement
    ? withoutStar(input.labels?.[0])
    : undefined;
}

const withoutStar = (label?: HTMLLabelElement): string | undefined =>
  label?.textContent.replace(/\s*\*$/, '').trim() || undefined;

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value === null || value === undefined || value === '') return '(empty)';
  const text = Array.isArray(value) ? value.map(String).join(', ') : String(value);
  const words = new DOMParser().parseFromString(text, 'text/html').body.textContent ?? '';
  return words.length > LONGEST_SHOWN ? `${words.slice(0, LONGEST_SHOWN)}…` : words;
}
