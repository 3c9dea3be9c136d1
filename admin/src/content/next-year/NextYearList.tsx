import type { NextYearAddress } from '@festival/contracts';
import { ColumnsButton, DataTable, SearchInput, SelectInput, SimpleList, TopToolbar } from 'react-admin';
import { formatJakarta } from '../../lib/jakartaTime';
import { t } from '../../lib/i18n/t';
import { StatusChip } from '../../shared/fields/StatusChip';
import { FileButton } from '../../shared/files/ExportButton';
import { ConfirmedDeleteButton } from '../../shared/forms/ConfirmedDeleteButton';
import { EmptyState, NoMatches } from '../../shared/lists/EmptyState';
import { LabelledRows } from '../../shared/lists/LabelledRows';
import { ListError } from '../../shared/lists/ListError';
import { ServerList } from '../../shared/lists/ServerList';
import { usePhoneLayout } from '../../shared/lists/usePhoneLayout';

const LANGUAGES = [
  { id: 'en', name: 'English' },
  { id: 'id', name: 'Bahasa Indonesia' },
];
const STATES = [
  { id: true, name: t('Confirmed') },
  { id: false, name: t('Not confirmed') },
];

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t('A part of the address')} />,
  <SelectInput key="is_confirmed" source="is_confirmed" label="State" choices={STATES} emptyText={t('All')} alwaysOn />,
  <SelectInput key="language" source="language" label="Language" choices={LANGUAGES} emptyText={t('All')} alwaysOn />,
];

const Column = DataTable.Col<NextYearAddress>;

const nobody = (
  <EmptyState
    title={t('No addresses yet')}
    hint={t('After the festival, visitors can leave their address on the first page to hear of the next one.')}
  />
);
const noMatches = <NoMatches title={t('No address matches')} hint={t('Try another part of it, or another state.')} />;

const state = ({ is_confirmed }: NextYearAddress) => (
  <StatusChip label={is_confirmed ? t('Confirmed') : t('Not confirmed')} tone={is_confirmed ? 'success' : 'warning'} />
);
const languageOf = ({ language }: NextYearAddress) => LANGUAGES.find(({ id }) => id === language)?.name ?? language;

const details = (address: NextYearAddress) => (
  <>
    {state(address)} {languageOf(address)} · {formatJakarta(address.created_at)}
  </>
);

const remove = (
  <ConfirmedDeleteButton
    what={t('address')}
    failureText={t('The address could not be deleted.')}
    question={t('It gets no more mails, unless it is left on the site again. This cannot be undone.')}
    redirect={false}
  />
);

/** Who wants to hear of next year's festival. Its mails are written elsewhere: the file is for the committee's mail tool. */
export function NextYearList() {
  const isPhone = usePhoneLayout();
  return (
    <ServerList<NextYearAddress>
      title={t('Next Year')}
      filters={filters}
      actions={<Actions />}
      sort={{ field: 'id', order: 'DESC' }}
      empty={nobody}
      error={<ListError texts={{ unknown: t('The list could not be loaded') }} />}
    >
      {isPhone ? (
        <SimpleList<NextYearAddress>
          rowClick={false}
          empty={noMatches}
          primaryText={({ email }) => email}
          secondaryText={details}
          tertiaryText={() => remove}
        />
      ) : (
        <LabelledRows>
          <DataTable<NextYearAddress> bulkActionButtons={false} rowClick={false} empty={noMatches}>
            <Column source="email" label={t('Address')} sx={{ overflowWrap: 'anywhere' }} />
            <Column source="confirmed_at" label={t('State')} render={state} />
            <Column source="language" label={t('Language')} render={languageOf} />
            <Column source="created_at" label={t('Since')} render={({ created_at }) => formatJakarta(created_at)} />
            <Column label={t('Actions')} className="row-actions" align="right" render={() => remove} />
          </DataTable>
        </LabelledRows>
      )}
    </ServerList>
  );
}

function Actions() {
  const isPhone = usePhoneLayout();
  return (
    <TopToolbar>
      {!isPhone && <ColumnsButton />}
      <FileButton url="/api/admin/next-year/export" label={t('Export confirmed (CSV)')} />
    </TopToolbar>
  );
}
