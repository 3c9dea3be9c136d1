import { countReadiness, mayUse, type Role } from '@festival/contracts';
import { Alert, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { usePermissions } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { dashboardCalls } from './dashboardCalls';
import { t } from '../../lib/i18n/t';

/** While the last check before the sale has faults, to those who may look at it; nothing is looked at for it. */
export function ReadinessNotice() {
  const { permissions: role } = usePermissions<Role>();
  const enabled = role !== undefined && mayUse(role, 'readiness');
  const { data } = useQuery({ queryKey: ['readiness'], queryFn: dashboardCalls.readiness, enabled });
  const faults = data?.report ? countReadiness(data.report.lines).fault : 0;
  if (faults === 0) return null;
  return (
    <Alert severity="error" sx={{ mb: 1.5 }}>
      <Link component={RouterLink} to="/readiness" color="inherit" underline="always">
        {t('Ready to sell? The last check found %{faults} %{faults2}.', {
          faults,
          faults2: faults === 1 ? t('fault') : t('faults'),
        })}
      </Link>
    </Alert>
  );
}
