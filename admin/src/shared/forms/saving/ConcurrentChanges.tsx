import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRecordContext, useTranslateLabel } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { formatJakarta } from '../../../lib/jakartaTime';
import { t } from '../../../lib/i18n/t';
import { itemText } from '../../../lib/itemText';

const LONGEST_SHOWN = 600;
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** Text from the editor of formatted text begins with a block. */
const FORMATTED = /^<(p|ul|ol|h\d|blockquote)\b/;
const BLOCK_END = /<\/(p|li|h\d|blockquote)>|<br\s*\/?>/g;

/** A field's value in words: moments in Jakarta's time, formatted text without its tags, lists a line each. */
export function shownText(value: unknown): string {
  if (Array.isArray(value)) return shownText(value.map((item) => itemText(item)).join('\n'));
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  if (value === null || value === undefined || value === '') return t('(empty)');
  const text = String(value);
  if (MOMENT.test(text)) return formatJakarta(text);
  const words = FORMATTED.test(text) ? withoutTags(text) : text;
  return words.length > LONGEST_SHOWN ? `${words.slice(0, LONGEST_SHOWN)}…` : words;
}

const withoutTags = (html: string): string =>
  new DOMParser().parseFromString(html.replaceAll(BLOCK_END, '$&\n'), 'text/html').body.textContent.trim();

type Values = Readonly<Record<string, unknown>>;

interface Change {
  field: string;
  label: string;
  theirs: unknown;
}

/** Those of the record that a form is about. */
export function ConcurrentRecordChanges() {
  return <ConcurrentChanges record={useRecordContext()} />;
}

/**
 * Fields that were changed elsewhere while they were edited here: what was typed stays in them, and the other text is shown
 * above the form until it is taken, or the form is saved.
 * @param record what the form begins with, also each time it is fetched again.
 */
export function ConcurrentChanges({ record }: { record?: Values }) {
  const { changes, drop } = useConcurrentChanges(record);
  const { setValue } = useFormContext();
  if (changes.length === 0) return null;
  const take = ({ field, theirs }: Change) => {
    setValue(field, theirs, { shouldDirty: true });
    drop(field);
  };
  return (
    <Alert severity="warning" sx={{ mb: 2, width: '100%' }}>
      <AlertTitle>{t('This was changed meanwhile')}</AlertTitle>
      {changes.map((change) => (
        <Box key={change.field} sx={{ mt: 1 }}>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            <strong>{change.label}</strong>: {shownText(change.theirs)}
          </Typography>
          <Button
            color="inherit"
            size="small"
            aria-label={t('Use theirs for %{label}', { label: change.label })}
            onClick={() => take(change)}
          >
            {t('Use theirs')}
          </Button>
        </Box>
      ))}
      <Typography variant="body2" sx={{ mt: 1 }}>
        {t('What you typed is still in the form; saving keeps yours.')}
      </Typography>
    </Alert>
  );
}

function useConcurrentChanges(record: Values | undefined) {
  const translateLabel = useTranslateLabel();
  const { getValues } = useFormContext();
  const { dirtyFields } = useFormState();
  const seen = useRef(record);
  const [changes, setChanges] = useState<Change[]>([]);

  // Runs before the form takes the record in: what is dirty here was typed.
  const compare = useEffectEvent((before: Values, now: Values) => {
    const isOpen = (field: string) => field in dirtyFields && !isSame(getValues(field), now[field]);
    const fresh = Object.keys(now)
      .filter((field) => !isSame(before[field], now[field]) && isOpen(field))
      .map((field) => ({
        field,
        label: shownLabel(field) ?? String(translateLabel({ source: field })),
        theirs: now[field],
      }));
    const isChangedAgain = ({ field }: Change) => fresh.some((change) => change.field === field);
    setChanges((known) => [...known.filter((change) => !isChangedAgain(change) && isOpen(change.field)), ...fresh]);
  });
  useEffect(() => {
    const before = seen.current;
    seen.current = record;
    if (before && record && before !== record && before['id'] === record['id']) compare(before, record);
  }, [record]);

  const drop = (field: string) => setChanges((known) => known.filter((change) => change.field !== field));
  return { changes, drop };
}

/** A form has no value for an empty text, and a record has none for a text that was never given. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(filled(one)) === JSON.stringify(filled(other));
const filled = (value: unknown): unknown => (value === '' || value === undefined ? null : value);

/** The label of the input, as it is shown. */
function shownLabel(field: string): string | undefined {
  const [input] = document.getElementsByName(field);
  if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) return withoutStar(input.labels?.[0]);
  // A list has no input of its own.
  return withoutStar(document.querySelector(`.ra-input-${field} > .MuiInputLabel-root`));
}

const withoutStar = (label?: Element | null): string | undefined =>
  label?.textContent.replace(/\s*\*$/, '').trim() || undefined;
