import type { AdminGatePhone, GatePairing } from '@festival/contracts';
import { Box, Card, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { formatJakarta } from '../../../lib/jakartaTime';
import { MailAddress } from '../../../shared/fields/MailAddress';
import { StatusChip } from '../../../shared/fields/StatusChip';
import { DetailRows } from '../../../shared/fields/DetailCard';
import { formatCount } from '../../../shared/lists/StatCard';
import { usePhoneLayout } from '../../../shared/lists/usePhoneLayout';
import { ROLE_TEXTS } from '../pairing/newPhone';
import { PhoneActions } from './PhoneActions';
import { needsOf, seenText, STATE_TEXTS } from './phoneNeeds';
import { t } from '../../../lib/i18n/t';

interface PhoneListProps {
  label: string;
  phones: readonly AdminGatePhone[];
  /** By the server's clock. */
  now: number;
  onNewCode: (phone: AdminGatePhone, code: GatePairing) => void;
}

interface RowProps extends Pick<PhoneListProps, 'now' | 'onNewCode'> {
  phone: AdminGatePhone;
}

const batteryText = ({ battery }: AdminGatePhone) => (battery === null ? '–' : `${battery} %`);
const countText = (count: number | null) => formatCount(count ?? undefined);

/** Phones with their condition: a table, or cards on a narrow screen. */
export function PhoneList({ label, phones, ...rest }: PhoneListProps) {
  const isPhone = usePhoneLayout();
  if (isPhone) {
    return (
      <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {phones.map((phone) => (
          <PhoneCard key={phone.id} phone={phone} {...rest} />
        ))}
      </Box>
    );
  }
  return (
    <Card variant="outlined">
      {/* It takes the focus, so that the keyboard can scroll it. */}
      <TableContainer component="section" tabIndex={0} aria-label={label}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('Phone')}</TableCell>
              <TableCell>{t('Gate')}</TableCell>
              <TableCell>{t('State')}</TableCell>
              <TableCell>{t('Last seen')}</TableCell>
              <TableCell align="right">{t('Battery')}</TableCell>
              <TableCell align="right">{t('Unsent')}</TableCell>
              <TableCell align="right">{t('Tickets')}</TableCell>
              <TableCell>{t('Valid until')}</TableCell>
              <TableCell>{t('Actions')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {phones.map((phone) => (
              <PhoneRow key={phone.id} phone={phone} {...rest} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  );
}

function PhoneRow({ phone, now, onNewCode }: RowProps) {
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <Name phone={phone} />
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 90 }}>{phone.gate}</TableCell>
      <TableCell>
        <State phone={phone} now={now} />
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{seenText(phone, now)}</TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {batteryText(phone)}
      </TableCell>
      <TableCell align="right">{countText(phone.unsent)}</TableCell>
      <TableCell align="right">{countText(phone.tickets)}</TableCell>
      <TableCell>{formatJakarta(phone.expires_at)}</TableCell>
      <TableCell>
        <PhoneActions phone={phone} onNewCode={onNewCode} />
      </TableCell>
    </TableRow>
  );
}

function PhoneCard({ phone, now, onNewCode }: RowProps) {
  return (
    <Card component="li" variant="outlined" sx={{ p: 1.5 }}>
      <Box sx={{ mb: 1 }}>
        <Name phone={phone} />
      </Box>
      <State phone={phone} now={now} />
      <Box sx={{ my: 1 }}>
        <DetailRows
          details={[
            [t('Gate'), phone.gate],
            [t('Last seen'), seenText(phone, now)],
            [t('Battery'), batteryText(phone)],
            [t('Unsent scans'), countText(phone.unsent)],
            [t('Tickets'), countText(phone.tickets)],
            [t('Valid until'), `${formatJakarta(phone.expires_at)} WIB`],
          ]}
        />
      </Box>
      <PhoneActions phone={phone} onNewCode={onNewCode} />
    </Card>
  );
}

function Name({ phone: { name, role, added_by: addedBy } }: { phone: AdminGatePhone }) {
  return (
    <>
      <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{name}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('%{name}, added by', { name: ROLE_TEXTS[role].name })}{' '}
        {addedBy === null ? t('a deleted account') : <MailAddress address={addedBy} />}
      </Typography>
    </>
  );
}

function State({ phone, now }: Pick<RowProps, 'phone' | 'now'>) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      <StatusChip {...STATE_TEXTS[phone.state]} />
      {needsOf(phone, now).map((need) => (
        <StatusChip key={need.label} {...need} />
      ))}
    </Box>
  );
}
