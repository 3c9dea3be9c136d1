import { Card, FormControlLabel, FormHelperText, Switch } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import { LoadFailed } from '../../shared/lists/LoadFailed';
import { useAction } from '../../shared/dialogs/useAction';
import { userCalls } from './userCalls';
import { t } from '../../lib/i18n/t';

const KEY = ['two-factor-policy'];

/** Whether super admins and finance must have two-factor authentication. */
export function TwoFactorPolicyCard() {
  const [wanted, setWanted] = useState<boolean>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { data, error, refetch } = useQuery({ queryKey: KEY, queryFn: userCalls.policy });
  const { run, busy } = useAction({
    call: (required: boolean) => userCalls.setPolicy({ required }),
    failureText: t('The setting could not be saved.'),
    onDone: (policy) => {
      queryClient.setQueryData(KEY, policy);
      notify(policy.required ? t('Two-factor authentication is required now.') : t('It is no longer required.'));
    },
    onSettled: () => setWanted(undefined),
  });
  if (!data) {
    return error && <LoadFailed what={t('The two-factor setting')} error={error} onRetry={() => void refetch()} />;
  }

  const content = wanted
    ? t('Super Admins and Finance who have none are signed out now, and set it up at their next sign-in.')
    : t('Super Admins and Finance may then turn it off for themselves.');
  return (
    <Card sx={{ mt: 2, mx: { xs: 1, sm: 0 }, mb: { xs: 2, sm: 0 }, px: { xs: 1.5, sm: 2 }, py: 1 }}>
      <FormControlLabel
        control={<Switch checked={data.required} onChange={(_event, checked) => setWanted(checked)} />}
        label={t('Require two-factor authentication')}
        sx={{ mr: 0 }}
      />
      <FormHelperText sx={{ m: 0 }}>{t('For Super Admins and Finance, who move rights and money.')}</FormHelperText>
      <Confirm
        isOpen={wanted !== undefined}
        loading={busy}
        title={wanted ? t('Require two-factor authentication?') : t('Stop requiring two-factor authentication?')}
        content={content}
        onConfirm={() => run(wanted === true)}
        onClose={() => setWanted(undefined)}
      />
    </Card>
  );
}
