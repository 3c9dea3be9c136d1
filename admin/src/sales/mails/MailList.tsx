import { type AdminMail, MAIL_KINDS, MAIL_STATUSES } from '@festival/contracts';
import { Box, Link } from '@mui/material';
import SendIcon from '@mui/icons-material/Send';
import {
  ColumnsButton,
  DataTable,
  SearchInput,
  SelectInput,
  SimpleList,
  TopToolbar,
  useGetList,
  useNotify,
} from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { formatJakarta } from '../../lib/jakartaTime';
import { NoMatches } from '../../shared/lists/EmptyState';
import { BulkAction } from '../../shared/lists/BulkAction';
import { SavedFilters } from '../../shared/lists/SavedFilters';
import { LabelledRows } from '../../shared/lists/LabelledRows';
import { ONLY_NARROW, ONLY_WIDE } from '../../shared/lists/onlyWide';
import { ServerList } from '../../shared/lists/ServerList';
import { usePhoneLayout } from '../../shared/lists/usePhoneLayout';
import { ConfirmedAction } from '../../shared/dialogs/ConfirmedAction';
import { KIND_LABELS, STATUS_LABELS, MailStatusChip } from './mailLabels';
import { mailCalls } from './mailCalls';
import { serverText } from '../../lib/i18n/serverText';
import { t } from '../../lib/i18n/t';

const STATUSES = MAIL_STATUSES.map((id) => ({ id, name: STATUS_LABELS[id] }));
const KINDS = MAIL_KINDS.map((id) => ({ id, name: KIND_LABELS[id] }));

const mailFilters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t('Address or order number')} />,
  <SelectInput key="status" source="status" label="State" choices={STATUSES} emptyText={t('All')} alwaysOn />,
  <SelectInput key="kind" source="kind" label="Mail" choices={KINDS} emptyText={t('All')} alwaysOn />,
];

const REFRESH_MS = 30_000;

const Column = DataTable.Col<AdminMail>;

const empty = (
  <NoMatches
    title={t('No mails here')}
    hint={t('Every mail of the festival passes here. With a filter set, try another one.')}
  />
);

/** When it was sent, or when the next try is. */
function whenOf({ sent_at, next_try_at }: AdminMail): string {
  if (sent_at) return formatJakarta(sent_at);
  return next_try_at ? t('Next try %{nextTryAt}', { nextTryAt: formatJakarta(next_try_at) }) : '–';
}

const stateOf = ({ status }: AdminMail) => <MailStatusChip status={status} />;

function Receiver({ mail }: { mail: AdminMail }) {
  return (
    // For the keyboard: a row alone can only be clicked.
    <Link
      component={RouterLink}
      to={`/mails/${mail.id}/show`}
      onClick={(event) => event.stopPropagation()}
      sx={{ overflowWrap: 'anywhere' }}
    >
      <Address of={mail} />
    </Link>
  );
}

/** A long address is broken before its domain. */
function Address({ of: { to } }: { of: AdminMail }) {
  const at = to.lastIndexOf('@');
  return (
    <>
      {to.slice(0, at)}
      <wbr />
      {to.slice(at)}
    </>
  );
}

const receiverAndState = (mail: AdminMail) => (
  <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
    <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Address of={mail} />
    </Box>
    {stateOf(mail)}
  </Box>
);

const kindAndTime = (mail: AdminMail) => (
  <>
    {KIND_LABELS[mail.kind]} · {mail.order_number ?? t('no order')}
    <br />
    {whenOf(mail)}
  </>
);

const receiver = (mail: AdminMail) => (
  <>
    <Receiver mail={mail} />
    <Box sx={{ ...ONLY_NARROW, whiteSpace: 'nowrap' }}>{mail.order_number}</Box>
  </>
);

/** The outbox: what was sent, what waits and what was given up. */
export function MailList() {
  const isPhone = usePhoneLayout();
  return (
    <ServerList<AdminMail>
      title={t('Mails')}
      filters={mailFilters}
      actions={<MailListActions />}
      sort={{ field: 'id', order: 'DESC' }}
      queryOptions={{ refetchInterval: REFRESH_MS }}
      empty={false}
    >
      {isPhone ? (
        <SimpleList<AdminMail>
          rowClick="show"
          empty={empty}
          primaryText={receiverAndState}
          secondaryText={kindAndTime}
        />
      ) : (
        <LabelledRows>
          <DataTable<AdminMail> bulkActionButtons={<MailBulkActions />} rowClick="show" empty={empty}>
            <Column source="to" label={t('Recipient')} render={receiver} sx={{ minWidth: 180 }} />
            <Column source="kind" label={t('Mail')} render={({ kind }) => KIND_LABELS[kind]} />
            <Column
              source="order_number"
              label={t('Order')}
              render={({ order_number }) => order_number ?? '–'}
              sx={{ ...ONLY_WIDE, whiteSpace: 'nowrap' }}
            />
            <Column source="status" label={t('State')} render={stateOf} />
            <Column source="tries" label={t('Tries')} align="right" sx={ONLY_WIDE} />
            <Column source="id" label={t('When')} render={whenOf} sx={{ whiteSpace: 'nowrap' }} />
            <Column
              source="last_error"
              label={t('Error or reason')}
              render={({ last_error }) => (last_error ? serverText(last_error) : '–')}
              sx={{ maxWidth: { xs: 180, md: 260 }, overflowWrap: 'anywhere' }}
            />
          </DataTable>
        </LabelledRows>
      )}
    </ServerList>
  );
}

/** One, to know whether there is any. */
const FAILED = { filter: { status: 'failed' }, pagination: { page: 1, perPage: 1 } };

/** Above the list: everything that was given up can be sent again at once, when the mail server is back say. */
function MailListActions() {
  const notify = useNotify();
  const isPhone = usePhoneLayout();
  const failed = useGetList<AdminMail>('mails', FAILED);
  return (
    <TopToolbar>
      <SavedFilters />
      {!isPhone && <ColumnsButton />}
      <ConfirmedAction
        disabled={failed.total === 0}
        label={t('Send all failed again')}
        question={t('Send all failed mails again?')}
        content={t('Every mail that was given up gets its tries anew, whatever the list shows.')}
        call={mailCalls.retryFailed}
        onDone={({ json: { retried } }) =>
          notify(
            retried === 0 ? t('There are no failed mails.') : t('%{retried} mail(s) will be sent again.', { retried }),
          )
        }
      />
    </TopToolbar>
  );
}

function MailBulkActions() {
  return (
    <BulkAction
      label={t('Send again')}
      icon={<SendIcon />}
      question={t('Send the chosen mails again?')}
      content={t('Mails that failed or wait get all their tries anew. Those that were sent already are refused.')}
      call={mailCalls.retry}
    />
  );
}
