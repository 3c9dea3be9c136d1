import {
  EDITION_NAME_MAX_LENGTH,
  EDITION_PARTS,
  type EditionConcern,
  type EditionPart,
  type EditionPlan,
  type EditionRequest,
} from '@festival/contracts';
import { Alert, Box, Button, Card, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { HttpError, useLogoutIfAccessDenied } from 'react-admin';
import { serverMessage } from '../../../lib/httpErrors';
import { fromJakartaInput, toJakartaInput } from '../../../lib/jakartaTime';
import { useSingleMutation } from '../../../lib/singleCall';
import { Section } from '../../../shared/fields/Section';
import { editionCalls } from '../editionCalls';
import { BeginEditionDialog } from './BeginEditionDialog';
import { PartsField } from './PartsField';
import { PlanView } from './PlanView';
import { t } from '../../../lib/i18n/t';

type Errors = Record<string, string | undefined>;

/** Asks for the next edition, shows what it would do, and begins it. */
export function NewEditionSection({ edition, concertAt }: { edition: string; concertAt: string }) {
  const [name, setName] = useState(nextName(edition));
  const [date, setDate] = useState(toJakartaInput(nextYear(concertAt)));
  const [copy, setCopy] = useState<EditionPart[]>(EDITION_PARTS.filter((part) => part !== 'codes'));
  const [accept, setAccept] = useState<EditionConcern[]>([]);
  const [errors, setErrors] = useState<Errors>({});
  const [shown, setShown] = useState<{ request: EditionRequest; plan: EditionPlan } | null>(null);
  const [isBeginning, setIsBeginning] = useState(false);
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const { run, busy, error } = useSingleMutation({
    mutationFn: async (request: EditionRequest) => ({ request, plan: await editionCalls.plan(request) }),
    onSuccess: setShown,
    onError: (failed) => {
      setShown(null);
      setErrors((failed instanceof HttpError ? (failed.body?.errors as Errors | undefined) : undefined) ?? {});
      void logoutIfAccessDenied(failed);
    },
  });
  const show = (accepted = accept) => {
    const concert_date = fromJakartaInput(date);
    setErrors({
      edition: name.trim() ? undefined : t('Name the next edition, such as 2026.'),
      concert_date: concert_date ? undefined : t('Give the day and time of the next concert.'),
    });
    if (name.trim() && concert_date) run({ edition: name.trim(), concert_date, copy, accept: accepted });
  };
  /** A plan of something else is none. */
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setShown(null);
      setErrors({});
    };
  const acceptMore = (concern: EditionConcern, isAccepted: boolean) => {
    const accepted = [...accept.filter((each) => each !== concern), ...(isAccepted ? [concern] : [])];
    setAccept(accepted);
    show(accepted);
  };
  const atField = errors['edition'] ?? errors['concert_date'];
  return (
    <Section
      title={t('The next edition')}
      hint={t(
        'When the festival is over: its people are removed for good, its figures are kept, and what is ticked goes along.',
      )}
    >
      <Card sx={{ p: 2, borderRadius: { xs: 0, sm: 1 } }}>
        <Box
          component="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            show();
          }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
            <TextField
              label={t('Next edition')}
              value={name}
              onChange={({ target }) => change(setName)(target.value)}
              error={errors['edition'] !== undefined}
              helperText={errors['edition']}
              required
              sx={{ flex: '1 1 160px' }}
              slotProps={{ htmlInput: { maxLength: EDITION_NAME_MAX_LENGTH } }}
            />
            <TextField
              label={t('Next concert')}
              type="datetime-local"
              value={date}
              onChange={({ target }) => change(setDate)(target.value)}
              error={errors['concert_date'] !== undefined}
              helperText={errors['concert_date'] ?? t('Asia/Jakarta (WIB)')}
              required
              sx={{ flex: '1 1 240px' }}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          </Box>
          <PartsField copy={copy} onChange={change(setCopy)} />
          {error && !atField && (
            <Alert severity="error">{serverMessage(error) ?? t('The plan could not be made.')}</Alert>
          )}
          <Button type="submit" variant="contained" aria-disabled={busy} sx={{ mt: 2 }}>
            {t('Show what would happen')}
          </Button>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {t('Nothing changes yet.')}
          </Typography>
        </Box>
        {shown && <PlanView plan={shown.plan} busy={busy} onAccept={acceptMore} onBegin={() => setIsBeginning(true)} />}
      </Card>
      {isBeginning && shown && (
        <BeginEditionDialog request={shown.request} plan={shown.plan} onClose={() => setIsBeginning(false)} />
      )}
    </Section>
  );
}

/** `2025` → `2026`; other names are for people to choose. */
function nextName(edition: string): string {
  return /^\d{4}$/.test(edition) ? String(Number(edition) + 1) : '';
}

/** 52 weeks later: the same day of the week. */
function nextYear(iso: string): string {
  return new Date(Date.parse(iso) + 364 * 86_400_000).toISOString();
}
