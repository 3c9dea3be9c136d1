import { MAX_GATE_ITEMS, MAX_GATES, type GateSettings } from '@festival/contracts';
import { Alert, Box, Button, Card, CardContent, Stack } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CanAccess, Loading, useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { serverMessage } from '../../../lib/httpErrors';
import { useSingleMutation } from '../../../lib/singleCall';
import { UnsavedWarning } from '../../../shared/forms/saving/UnsavedWarning';
import { Section } from '../../../shared/fields/Section';
import { LoadFailed } from '../../../shared/lists/LoadFailed';
import { AccessDeniedPage } from '../../../shared/screens/StatusPage';
import { gateCalls } from '../gateCalls';
import { SETTINGS_KEY, useGateSettings } from '../useGateQuery';
import { NameList } from './NameList';
import { EndField, PinField, ReentrySwitch } from './SettingsFields';
import { toForm, toSettings, type SettingsForm } from './settingsForm';
import { t } from '../../../lib/i18n/t';

/** The settings that all phones follow, for accounts that may see tickets: a lead's phone shows names behind the PIN. */
export function SettingsTab() {
  return (
    <CanAccess resource="tickets" action="list" loading={<Loading />} accessDenied={<AccessDeniedPage />}>
      <LoadedSettings />
    </CanAccess>
  );
}

function LoadedSettings() {
  const { data, error, refetch, isFetchedAfterMount } = useGateSettings();
  // A cached answer may be out of date, and would be saved over the present one.
  const isPresent = data !== undefined && isFetchedAfterMount;
  return (
    <>
      {error && <LoadFailed what={t('The settings of the gate')} error={error} onRetry={() => void refetch()} />}
      {isPresent && <Settings settings={data} />}
      {!isPresent && !error && <Loading />}
    </>
  );
}

function Settings({ settings }: { settings: GateSettings }) {
  const client = useQueryClient();
  const notify = useNotify();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const form = useForm<SettingsForm>({ defaultValues: toForm(settings) });
  const { run, busy, error } = useSingleMutation({
    mutationFn: (values: SettingsForm) => gateCalls.changeSettings(toSettings(values)),
    onSuccess: (saved) => {
      client.setQueryData(SETTINGS_KEY, saved);
      form.reset(toForm(saved));
      notify('Saved. Phones follow within seconds.', { type: 'success' });
    },
    onError: (refusal) => void logoutIfAccessDenied(refusal),
  });
  return (
    <FormProvider {...form}>
      <UnsavedWarning />
      <Box component="form" noValidate onSubmit={(event) => void form.handleSubmit(run)(event)} sx={{ maxWidth: 720 }}>
        <Parts />
        {error && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {serverMessage(error) ?? t('The settings could not be saved.')}
          </Alert>
        )}
        <Button type="submit" variant="contained" loading={busy} sx={{ my: 3 }}>
          {t('Save')}
        </Button>
      </Box>
    </FormProvider>
  );
}

function Parts() {
  return (
    <>
      <Part title={t('Gates')} hint={t('A phone scans at one of them; its scans, the board and the doubles name it.')}>
        <NameList list="gates" what={t('Gate')} least={1} most={MAX_GATES} />
      </Part>
      <Part title={t('Handed out')} hint={t('Phones offer each item in the mode Hand-out, once a ticket.')}>
        <NameList list="items" what={t('Item')} least={0} most={MAX_GATE_ITEMS} />
      </Part>
      <Part
        title={t('Re-entry')}
        hint={t('When it is on, phones let a ticket in again after it was scanned on the way out.')}
      >
        <ReentrySwitch />
      </Part>
      <Part
        title={t('PIN for leads')}
        hint={t('Phones ask for these six digits before settings and the search by name. Tell leads only.')}
      >
        <PinField />
      </Part>
      <Part
        title={t('The festival’s end')}
        hint={t('Phones that are added without a time of their own scan for six hours longer.')}
      >
        <EndField />
      </Part>
    </>
  );
}

function Part({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <Section title={title} hint={hint}>
      <Card variant="outlined">
        <CardContent>
          <Stack spacing={1.5}>{children}</Stack>
        </CardContent>
      </Card>
    </Section>
  );
}
