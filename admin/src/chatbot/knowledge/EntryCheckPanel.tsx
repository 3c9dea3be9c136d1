import { Box, Link, List, ListItem, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { EntryCheck, NeighbourPhrase, ProposedPhrase } from '@festival/contracts';
import { trainingCalls } from '../calls/trainingCalls';
import { SCREEN } from '../calls/trainingPaths';
import { FAILURES } from '../calls/trainingTexts';
import { Loaded } from '../lists/Loaded';
import { t } from '../../lib/i18n/t';
import { type ProposedText, ProposedPhrases } from './ProposedPhrases';

/** From this share on an entry is found well. */
const WELL = 0.9;
/** With fewer phrases the share says little. */
const TELLING = 10;

/** How well an entry is found, what it is mistaken for, and what to add to its phrases: visitors' questions and others' phrases. */
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
            <ProposedPhrases
              title={t('Visitors asked this without an answer. Does it belong here?')}
              phrases={check.proposals.map(timesAsked)}
            />
            <ProposedPhrases
              title={t('Other entries have this, and it sounds like this one. Does it belong here?')}
              phrases={check.neighbour_phrases.map(fromNeighbour)}
            />
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
              <EntryLink id={id} question={question} />
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

const timesAsked = ({ text, count }: ProposedPhrase): ProposedText => ({ text, note: count > 1 && ` × ${count}` });

const fromNeighbour = ({ text, id, question }: NeighbourPhrase): ProposedText => ({
  text,
  note: (
    <>
      {' ← '}
      <EntryLink id={id} question={question} />
    </>
  ),
});

function EntryLink({ id, question }: { id: number; question: string }) {
  return (
    <Link href={`/admin${SCREEN}/${id}`} target="_blank" rel="noopener" underline="always">
      {t('%{question} (opens in a new tab)', { question })}
    </Link>
  );
}
