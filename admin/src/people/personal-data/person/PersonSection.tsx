import { EMAIL_PATTERN, normalizePhone, type PersonRequest, type PersonSummary } from '@festival/contracts';
import { Alert, Box, Button, Card, CardContent, TextField } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { serverMessage } from '../../../lib/httpErrors';
import { useSingleMutation } from '../../../lib/singleCall';
import { Section } from '../../../shared/fields/Section';
import { usePlainForm } from '../../../shared/forms/usePlainForm';
import { personalDataCalls } from '../personalDataCalls';
import { PersonFound } from './PersonFound';
import { t } from '../../../lib/i18n/t';

/** What is kept of one person: to be shown to them, or erased. */
export function PersonSection() {
  const [found, setFound] = useState<{ person: PersonRequest; summary: PersonSummary }>();
  const { form, field, values, showErrors } = usePlainForm({ email: '', phone: '' });
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const { run, busy, error } = useSingleMutation({
    mutationFn: (person: PersonRequest) => personalDataCalls.lookUp(person),
    onSuccess: (summary, person) => setFound({ person, summary }),
    onError: (refusal) => {
      setFound(undefined);
      void logoutIfAccessDenied(refusal);
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const [email, phone] = [values.email.trim(), values.phone.trim()];
    const isWrong = showErrors({
      email: EMAIL_PATTERN.test(email) ? undefined : t('Type an e-mail address'),
      phone: phone === '' || normalizePhone(phone) !== null ? undefined : t('This is no phone number'),
    });
    if (!isWrong) run({ email, ...(phone !== '' && { phone }) });
  };
  return (
    <Section
      title={t('One person')}
      hint={t('For somebody who asks what is kept of them, or wants it erased. Make sure that it is their address.')}
    >
      <Card variant="outlined">
        <CardContent>
          <Box
            component="form"
            noValidate
            ref={form}
            onSubmit={submit}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}
          >
            <TextField
              {...field('email')}
              label={t('E-mail address')}
              type="email"
              autoComplete="off"
              sx={WIDE}
              required
            />
            <TextField
              {...field('phone')}
              label={t('Phone number (optional)')}
              type="tel"
              autoComplete="off"
              sx={WIDE}
            />
            <Button type="submit" variant="outlined" loading={busy} sx={{ minHeight: 48, mt: 1 }}>
              {t('Look up')}
            </Button>
          </Box>
          {error && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {serverMessage(error) ?? t('The person could not be looked up.')}
            </Alert>
          )}
          {found && (
            <PersonFound
              {...found}
              onChoose={(order_numbers) => run({ ...found.person, order_numbers })}
              onErased={() => run(found.person)}
            />
          )}
        </CardContent>
      </Card>
    </Section>
  );
}

const WIDE = { flex: '1 1 220px', minWidth: 0 };
