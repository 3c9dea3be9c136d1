import AddIcon from '@mui/icons-material/Add';
import { Alert, Box, Button, List, ListItem, Typography } from '@mui/material';
import { type ReactNode, useId, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { t } from '../../lib/i18n/t';

/** A phrase that an entry may get. */
export interface ProposedText {
  text: string;
  /** What tells the editor more of the phrase. */
  note: ReactNode;
}

/** Each press adds a phrase to those in the form; saving keeps it. */
export function ProposedPhrases({ title, phrases: proposed }: { title: string; phrases: readonly ProposedText[] }) {
  const { setValue, getValues } = useFormContext();
  const phrases: string[] | null | undefined = useWatch({ name: 'training_phrases' });
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const open = proposed.filter(({ text }) => !(phrases ?? []).includes(text));
  if (proposed.length === 0) return null;
  const add = (text: string) => {
    const typed: string[] = (getValues('training_phrases') as string[] | null) ?? [];
    setValue('training_phrases', [...typed.filter(Boolean), text], { shouldDirty: true });
    // The button that had the focus is gone.
    list.current?.focus();
  };
  return (
    <>
      <Typography id={titleId} variant="body2" sx={{ mt: 1 }}>
        {title}
      </Typography>
      <List dense disablePadding ref={list} tabIndex={-1} aria-labelledby={titleId}>
        {open.map(({ text, note }) => (
          <ListItem key={text} disableGutters sx={{ gap: 1, overflowWrap: 'anywhere' }}>
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              “{text}”{note}
            </Box>
            <Button
              size="small"
              startIcon={<AddIcon />}
              onClick={() => add(text)}
              aria-label={t('Add the phrase %{text}', { text })}
            >
              {t('Add')}
            </Button>
          </ListItem>
        ))}
      </List>
      {open.length === 0 && <Alert severity="success">{t('All were added. Save to keep them.')}</Alert>}
    </>
  );
}
