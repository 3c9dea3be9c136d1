import AddIcon from '@mui/icons-material/Add';
import { Alert, Box, Button, Link, List, ListItem, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { EntryCheck } from '@festival/contracts';
import { trainingCalls } from '../calls/trainingCalls';
import { SCREEN } from '../calls/trainingPaths';
import { FAILURES } from '../calls/trainingTexts';
import { Loaded } from '../lists/Loaded';
import { t } from '../../lib/i18n/t';

/** From this share on an entry is found well. */
const WELL = 0.9;
/** With fewer phrases the share says little. */
const TELLING = 10;

/** How well an entry is found, what it is mistaken for, and visitors' questions to add to its phrases. */
export function EntryCheckPanel({ id }: { id: number }) {
  const titleId = useId();
  // Not among the tab's keys: a save would wait for it.
  const query = useQuery({ queryKey: ['chatbot-entry-check', id], queryFn: () => trainingCalls.check(id), gcTime: 0 });
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ my: 2 }}>
      <Typography id={titleId} variant="subtitle2" component="h3">
        {t('How it is found')}
      </Typography>
      <Loaded query={query} failure={FAILURES.check}>
        {(check) => (
          <>
            <Found check={check} />
            <Proposals check={check} />
          </>
        )}
      </Loaded>
    </Box>
  );
}

function Found({ check: { asked, found, lost, rivals } }: { check: EntryCheck }) {
  if (asked === 0) return <Typography variant="body2">{t('An entry that is switched off is not asked.')}</Typography>;
  const share = found / asked;
  return (
    <>
      <Typography variant="body2" sx={{ my: 0.5 }}>
        {t('%{found} of %{asked} phrases are answered, each tried as if the entry had only the others: %{percent} %.', {
          found,
          asked,
          percent: Math.round(share * 100),
        })}{' '}
        {asked < TELLING
          ? t('With more phrases it is found more surely.')
          : share >= WELL
            ? t('That is good.')
            : t('Add phrases in other words than those that are there.')}
      </Typography>
      {rivals.length > 0 && (
        <Typography variant="body2">
          {t('Most often mistaken for:')}{' '}
          {rivals.map(({ id, question, wins }, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <Link href={`/admin${SCREEN}/${id}`} target="_blank" rel="noopener" underline="always">
                {t('%{question} (opens in a new tab)', { question })}
              </Link>
              {` (${wins})`}
            </span>
          ))}
        </Typography>
      )}
      {lost.length > 0 && (
        <Box component="details" sx={{ my: 0.5 }}>
          <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', py: 0.5 }}>
            {t('Phrases that it would not answer (%{count})', { count: asked - found })}
          </Typography>
          <List dense disablePadding>
            {lost.map(({ text, question }) => (
              <ListItem key={text} disableGutters sx={{ display: 'block', overflowWrap: 'anywhere' }}>
                “{text}” → {question ?? t('no answer')}
              </ListItem>
            ))}
            {asked - found > lost.length && (
              <ListItem disableGutters>{t('… and %{more} more', { more: asked - found - lost.length })}</ListItem>
            )}
          </List>
        </Box>
      )}
    </>
  );
}

/** Each press adds a visitor's question to the phrases in the form; saving keeps it. */
function Proposals({ check: { proposals } }: { check: EntryCheck }) {
  const { setValue, getValues } = useFormContext();
  const phrases: string[] | null | undefined = useWatch({ name: 'training_phrases' });
  const list = useRef<HTMLUListElement>(null);
  const open = proposals.filter(({ text }) => !(phrases ?? []).includes(text));
  if (proposals.length === 0) return null;
  const add = (text: string) => {
    const typed: string[] = (getValues('training_phrases') as string[] | null) ?? [];
    setValue('training_phrases', [...typed.filter(Boolean), text], { shouldDirty: true });
    // The button that had the focus is gone.
    list.current?.focus();
  };
  return (
    <>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {t('Visitors asked this without an answer. Does it belong here?')}
      </Typography>
      <List dense disablePadding ref={list} tabIndex={-1} aria-label={t('Proposed phrases')}>
        {open.map(({ text, count }) => (
          <ListItem key={text} disableGutters sx={{ gap: 1, overflowWrap: 'anywhere' }}>
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              “{text}”{count > 1 && ` × ${count}`}
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
