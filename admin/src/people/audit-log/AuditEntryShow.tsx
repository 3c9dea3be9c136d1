import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import type { AuditEntry } from '@festival/contracts';
import {
  Box,
  Button,
  Card,
  CardContent,
  Typography,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { ShowBase, Title, useShowContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatJakarta } from '../../lib/jakartaTime';
import { AccessDeniedPage } from '../../shared/screens/StatusPage';
import { serverMessage, statusOf, UNKNOWN_ERROR_TEXT } from '../../lib/httpErrors';
import { AuditedRecord } from './AuditedRecord';
import { inWords, differencesOf } from './differences';
import { t } from '../../lib/i18n/t';

const value = { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', verticalAlign: 'top', minWidth: 96 } as const;

/** Field by field, the value before and after. */
function DifferenceTable({ entry }: { entry: Pick<AuditEntry, 'before' | 'after'> }) {
  const differences = differencesOf(entry);
  if (differences.length === 0) {
    return <Typography sx={{ color: 'text.secondary', p: 1 }}>{t('No field was changed.')}</Typography>;
  }
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('Field')}</TableCell>
            <TableCell>{t('Before')}</TableCell>
            <TableCell>{t('After')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {differences.map(({ field, before, after }) => (
            <TableRow key={field}>
              <TableCell component="th" scope="row" sx={{ verticalAlign: 'top' }}>
                {inWords(field)}
              </TableCell>
              <TableCell sx={value}>{before}</TableCell>
              <TableCell sx={value}>{after}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function Details({ entry }: { entry: AuditEntry }) {
  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h6">
          {inWords(entry.action)}: <AuditedRecord entry={entry} />
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 2, overflowWrap: 'anywhere' }}>
          {t('%{createdAt} WIB · %{adminEmail}%{address}', {
            createdAt: formatJakarta(entry.created_at),
            adminEmail: entry.admin_email ?? t('The program itself'),
            address: entry.address && t(' · from %{address}', { address: entry.address }),
          })}
        </Typography>
        <DifferenceTable entry={entry} />
      </CardContent>
    </Card>
  );
}

function Body() {
  const { record, isPending, error } = useShowContext<AuditEntry>();
  if (record) return <Details entry={record} />;
  if (statusOf(error) === 403) return <AccessDeniedPage />;
  const text = isPending ? t('Loading...') : (serverMessage(error) ?? error?.message ?? UNKNOWN_ERROR_TEXT);
  return <Typography sx={{ p: 4, textAlign: 'center' }}>{text}</Typography>;
}

/** One entry of the audit log, with its change field by field. */
export function AuditEntryShow() {
  return (
    // The page says what went wrong; the default would go back to the list with a passing notice.
    <ShowBase queryOptions={{ onError: () => undefined }}>
      <Title title="Audit Log" />
      <Box sx={{ px: { xs: 1, sm: 0 } }}>
        <Button component={Link} to="/audit-log" startIcon={<ArrowBackIcon />} sx={{ my: 1 }}>
          {t('Back to audit log')}
        </Button>
        <Body />
      </Box>
    </ShowBase>
  );
}
