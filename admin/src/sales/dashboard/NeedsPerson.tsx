import type { NeedsPerson as Needs, PersonalDataNotice } from '@festival/contracts';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import { Box, Link, Typography } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { ATTENTION_TEXTS } from '../status/orderLabels';
import { formatCount } from '../../shared/lists/StatCard';
import { DashboardCard } from '../../shared/charts/DashboardCard';
import { t } from '../../lib/i18n/t';

const FAILED_MAILS = `/mails?filter=${encodeURIComponent(JSON.stringify({ status: 'failed' }))}`;

interface NeedProps {
  count: number;
  /** The text for one waiting item, and for several. */
  words: [one: string, several: string];
  to: string;
}

function Need({ count, words: [one, several], to }: NeedProps) {
  if (count === 0) return null;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
      <WarningAmberIcon color="warning" fontSize="small" />
      <Link component={RouterLink} to={to}>
        {formatCount(count)} {count === 1 ? one : several}
      </Link>
    </Box>
  );
}

function AttentionOrders({ needs: { attention } }: { needs: Needs }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 4.5, typography: 'body2' }}>
      {attention.map(({ id, order_number, buyer_name, attention: kind }) => (
        <Box component="li" key={id} sx={{ py: 0.25, overflowWrap: 'anywhere' }}>
          {order_number}, {buyer_name}: {ATTENTION_TEXTS[kind]}
        </Box>
      ))}
    </Box>
  );
}

const PERSONAL_DATA: Readonly<Record<PersonalDataNotice, string>> = {
  date_changed: t('The date was changed after the event: was it put off?'),
  announced: t('Personal data will be removed in the next days'),
  failed: t('Personal data could not be removed'),
};

/** Its page is for super admins; others can tell them. */
function PersonalData({ notice }: { notice: PersonalDataNotice }) {
  const { canAccess } = useCanAccess({ resource: 'personal-data', action: 'list' });
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
      <WarningAmberIcon color="warning" fontSize="small" />
      {canAccess ? (
        <Link component={RouterLink} to="/personal-data">
          {PERSONAL_DATA[notice]}
        </Link>
      ) : (
        PERSONAL_DATA[notice]
      )}
    </Box>
  );
}

/** Open matters that only a person can settle. */
export function NeedsPerson({ needs }: { needs: Needs }) {
  const { attention_count, waiting_refunds, failed_mails, differences, personal_data } = needs;
  return (
    <DashboardCard title={t('Needs a person')}>
      {attention_count + waiting_refunds + failed_mails + differences === 0 && !personal_data ? (
        <Typography sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1 }}>
          <CheckCircleIcon color="success" fontSize="small" /> {t('Nothing waits for you.')}
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          <Need
            count={waiting_refunds}
            words={[t('refund waits for a second person'), t('refunds wait for a second person')]}
            to="/reconciliation"
          />
          <Need
            count={attention_count}
            words={[t('order needs attention'), t('orders need attention')]}
            to="/reconciliation"
          />
          {attention_count > 0 && (
            <li>
              <AttentionOrders needs={needs} />
            </li>
          )}
          <Need
            count={differences}
            words={[t('difference with the payment provider'), t('differences with the payment provider')]}
            to="/reconciliation"
          />
          <Need
            count={failed_mails}
            words={[t('mail could not be sent'), t('mails could not be sent')]}
            to={FAILED_MAILS}
          />
          {personal_data && <PersonalData notice={personal_data} />}
        </Box>
      )}
    </DashboardCard>
  );
}
