import { type EarlierEnd, NIGHTS_UNTIL_AN_END_COUNTS, type PersonalDataOverview } from '@festival/contracts';
import { Alert, Box, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { formatJakarta } from '../../../lib/jakartaTime';
import { useAction } from '../../../shared/dialogs/useAction';
import { OVERVIEW_KEY, personalDataCalls } from '../personalDataCalls';
import { t } from '../../../lib/i18n/t';

/** By which end of the event data go, or why nothing of it goes. */
export function EventEnd({ overview }: { overview: PersonalDataOverview }) {
  const { event_ends_at, seen_on_nights, earlier_ends, is_restored } = overview;
  return (
    <>
      {is_restored && (
        <Alert severity="warning" sx={ALERT}>
          {t(
            'This database was restored from a backup. Nothing is removed until somebody has settled that under Reconciliation.',
          )}
        </Alert>
      )}
      {earlier_ends.map((each) => (
        <Question key={each.ended_at} {...each} endsAt={event_ends_at} />
      ))}
      <Alert severity={event_ends_at === null ? 'warning' : 'info'} sx={ALERT}>
        {textOf(event_ends_at, seen_on_nights)}
      </Alert>
    </>
  );
}

const ALERT = { mb: 2 };

function textOf(endsAt: string | null, nights: number): string {
  if (endsAt === null) {
    return t(
      'No date of the event was ever saved, so nothing that goes after the event is removed. Set the date under Site Settings.',
    );
  }
  if (nights >= NIGHTS_UNTIL_AN_END_COUNTS) return t('The event ends %{endsAt}.', { endsAt: formatJakarta(endsAt) });
  return t(
    'The event ends %{endsAt}. Nothing is removed before that end has been the same on %{needed} nights in a row (%{nights} so far), so that a slip in the date removes nothing.',
    { endsAt: formatJakarta(endsAt), needed: NIGHTS_UNTIL_AN_END_COUNTS, nights },
  );
}

const ANSWERS = [
  ['put_off', t('It was put off')],
  ['next_event', t('Another event comes next')],
] as const;

/** Only a person knows; a wrong answer is put right by the other button. */
function Question({ ended_at, was, endsAt }: EarlierEnd & { endsAt: string | null }) {
  const client = useQueryClient();
  const notify = useNotify();
  const { run, busy } = useAction({
    call: personalDataCalls.answer,
    failureText: t('The answer could not be saved. Please try again.'),
    onDone: () => notify('Saved. Nights go by it.', { type: 'success' }),
    onSettled: () => void client.invalidateQueries({ queryKey: OVERVIEW_KEY }),
  });
  return (
    <Alert severity={was === null ? 'warning' : 'info'} sx={ALERT}>
      {t('The event that ended %{endedAt} has got a later date, %{endsAt}. ', {
        endedAt: formatJakarta(ended_at),
        endsAt: formatJakarta(endsAt),
      })}
      {TEXTS[was ?? 'open']}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {ANSWERS.map(([answer, label]) => (
          <Button
            key={answer}
            size="small"
            color="inherit"
            variant={was === answer ? 'contained' : 'outlined'}
            aria-pressed={was === answer}
            disabled={busy || was === answer}
            onClick={() => run({ ended_at, was: answer })}
          >
            {label}
          </Button>
        ))}
      </Box>
    </Alert>
  );
}

const TEXTS = {
  open: t(
    'Was it put off, or is it over and another one comes next? Nothing that goes after an event is removed until you say it.',
  ),
  put_off: t('It was put off: its tickets are good, and all waits for the new date.'),
  next_event: t('It is over and another one comes next: what belongs to it goes by its own end.'),
};
