import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { serverMessage } from '../../lib/httpErrors';
import { LoadFailed } from '../../shared/lists/LoadFailed';
import { DashboardCard } from '../../shared/charts/DashboardCard';
import { dashboardCalls } from './dashboardCalls';
import { t } from '../../lib/i18n/t';

const KEY = ['bundle-ticket'];
const REFRESH_MS = 30_000;
/** How long 'saved' is shown. */
const SAVED_MS = 2_000;

/** The switch as it is and as it is being set; a failure lets it fall back to what the server has. */
function useBundleSwitch() {
  const client = useQueryClient();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const setting = useQuery({ queryKey: KEY, queryFn: dashboardCalls.bundle, refetchInterval: REFRESH_MS });
  const saving = useMutation({
    mutationFn: dashboardCalls.setBundle,
    // A request that was sent before the change must not undo it on the screen.
    onMutate: () => client.cancelQueries({ queryKey: KEY }),
    onSuccess: (saved) => client.setQueryData(KEY, saved),
    onError: (error) => logoutIfAccessDenied(error),
  });
  const { isSuccess, reset } = saving;
  useEffect(() => {
    if (!isSuccess) return undefined;
    const timer = setTimeout(reset, SAVED_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, reset]);
  return { setting, saving };
}

/** Turns the bundle discount on and off. */
export function BundleSwitch() {
  const { setting, saving } = useBundleSwitch();
  const { data, error, refetch } = setting;
  const enabled = saving.isPending ? saving.variables : (data?.enabled ?? false);
  const turn = () => {
    if (!saving.isPending) saving.mutate(!enabled);
  };
  return (
    <DashboardCard
      title={t('Bundle discount')}
      hint={t('Applies to new orders only; the server checks every price again.')}
    >
      {error && !data && <LoadFailed what={t('The setting')} error={error} onRetry={() => void refetch()} />}
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
        <FormControlLabel
          control={<Switch checked={enabled} onChange={turn} disabled={!data} />}
          label={t('Bundle discount is %{enabled}', { enabled: enabled ? t('on') : t('off') })}
        />
        <Typography component="output" variant="body2" sx={{ color: 'text.secondary' }}>
          {saving.isPending && t('saving…')}
          {saving.isSuccess && t('saved')}
        </Typography>
        {saving.isError && (
          <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
            {serverMessage(saving.error) ?? t('Save failed')}
          </Typography>
        )}
      </Box>
    </DashboardCard>
  );
}
