import type { PersonalDataOverview, RetentionDays } from '@festival/contracts';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Loading, useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { serverMessage } from '../../../lib/httpErrors';
import { formatJakarta } from '../../../lib/jakartaTime';
import { useSingleMutation } from '../../../lib/singleCall';
import { Section } from '../../../shared/fields/Section';
import { UnsavedWarning } from '../../../shared/forms/saving/UnsavedWarning';
import { LoadFailed } from '../../../shared/lists/LoadFailed';
import { OVERVIEW_KEY, personalDataCalls } from '../personalDataCalls';
import { EventEnd } from './EventEnd';
import { type DaysForm, KindCard } from './KindCard';
import { nextNight } from './nextNight';
import { t } from '../../../lib/i18n/t';

/** What is kept of everybody, and for how long. */
export function KeptSection() {
  const { data, dataUpdatedAt, error, refetch, isFetchedAfterMount } = useQuery({
    queryKey: OVERVIEW_KEY,
    queryFn: personalDataCalls.overview,
  });
  // A cached answer may be out of date, and would be saved over the present one.
  const isPresent = data !== undefined && isFetchedAfterMount;
  return (
    <Section
      title={t('What is kept')}
      hint={t(
        'Nights between 03.00 and 05.00 remove what has been kept for long enough, a week after it is announced here and by mail to Super Admins. What is removed is gone.',
      )}
    >
      {error && <LoadFailed what={t('What is kept')} error={error} onRetry={() => void refetch()} />}
      {isPresent && <Kept overview={data} asOf={new Date(dataUpdatedAt)} />}
      {!isPresent && !error && <Loading />}
    </Section>
  );
}

function Kept({ overview, asOf }: { overview: PersonalDataOverview; asOf: Date }) {
  const client = useQueryClient();
  const notify = useNotify();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const form = useForm<DaysForm>({ defaultValues: toForm(overview) });
  const { run, busy, error } = useSingleMutation({
    mutationFn: (days: DaysForm) =>
      personalDataCalls.changeDays({ ...toDays(days), seen_updated_at: overview.updated_at }),
    onSuccess: async (_saved, days) => {
      form.reset(days);
      await client.invalidateQueries({ queryKey: OVERVIEW_KEY });
      notify('Saved. Nights go by it.', { type: 'success' });
    },
    onError: (refusal) => void logoutIfAccessDenied(refusal),
  });
  const { counted_at, removed_at, kinds } = overview;
  return (
    <FormProvider {...form}>
      <EventEnd overview={overview} />
      <UnsavedWarning />
      <Box component="form" noValidate onSubmit={(event) => void form.handleSubmit(run)(event)}>
        <Typography sx={{ mb: 2 }}>
          {counted_at
            ? t('%{kinds} Counted %{countedAt}.', {
                kinds: nextNight(kinds, asOf),
                countedAt: formatJakarta(counted_at),
              })
            : t('The records are counted within ten minutes of the start.')}
        </Typography>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1fr' } }}>
          {kinds.map((each) => (
            <KindCard key={each.kind} {...each} />
          ))}
        </Box>
        {error && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {serverMessage(error) ?? t('The days could not be saved.')}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, my: 2 }}>
          <Button type="submit" variant="contained" loading={busy}>
            {t('Save')}
          </Button>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('%{removedAt} Backups keep what they hold until they are deleted.', {
              removedAt: removed_at
                ? t('Last removal: %{removedAt}.', { removedAt: formatJakarta(removed_at) })
                : t('Nothing has been removed yet.'),
            })}
          </Typography>
        </Box>
      </Box>
    </FormProvider>
  );
}

const toForm = ({ kinds }: PersonalDataOverview): DaysForm =>
  Object.fromEntries(kinds.map(({ kind, days }) => [kind, String(days)])) as DaysForm;

const toDays = (form: DaysForm): RetentionDays =>
  Object.fromEntries(Object.entries(form).map(([kind, days]) => [kind, Number(days)])) as unknown as RetentionDays;
