import { ROLE_LABELS, type AdminAccount } from '@festival/contracts';
import { CreateButton, DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { formatJakarta } from '../../lib/jakartaTime';
import { MailAddress } from '../../shared/fields/MailAddress';
import { EmptyState, NoMatches } from '../../shared/lists/EmptyState';
import { ServerList } from '../../shared/lists/ServerList';
import { usePhoneLayout } from '../../shared/lists/usePhoneLayout';
import { AccountState } from './AccountState';
import { ROLE_CHOICES } from './UserForms';
import { TwoFactorPolicyCard } from './TwoFactorPolicyCard';
import { t } from '../../lib/i18n/t';

const Column = DataTable.Col<AdminAccount>;

const STATES = [
  { id: true, name: t('Active') },
  { id: false, name: t('Inactive') },
];

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t('Name or email')} />,
  <SelectInput key="role" source="role" label="Role" alwaysOn emptyText={t('All')} choices={ROLE_CHOICES} />,
  <SelectInput key="is_active" source="is_active" label="State" alwaysOn emptyText={t('All')} choices={STATES} />,
];

const nobody = (
  <EmptyState title={t('No accounts yet')} hint={t('Make one for each committee member.')}>
    <CreateButton label="New account" variant="contained" />
  </EmptyState>
);
const noMatches = <NoMatches title={t('No account matches')} hint={t('Try another part of the name or the email.')} />;

const roleAndEmail = ({ email, role }: AdminAccount) => (
  <>
    {t(ROLE_LABELS[role])} · <MailAddress address={email} />
  </>
);
const state = (account: AdminAccount) => <AccountState account={account} />;

/** The accounts of the back office. */
export function UserList() {
  const isPhone = usePhoneLayout();
  return (
    <>
      <TwoFactorPolicyCard />
      <ServerList title={t('Accounts')} filters={filters} sort={{ field: 'name', order: 'ASC' }} empty={nobody}>
        {isPhone ? (
          <SimpleList<AdminAccount>
            rowClick="edit"
            empty={noMatches}
            primaryText={({ name }) => name}
            secondaryText={roleAndEmail}
            tertiaryText={state}
          />
        ) : (
          <DataTable<AdminAccount> bulkActionButtons={false} rowClick="edit" empty={noMatches}>
            <Column source="name" label={t('Name')} />
            <Column
              source="email"
              label={t('Email')}
              render={({ email }) => <MailAddress address={email} />}
              sx={{ minWidth: 185 }}
            />
            <Column source="role" label={t('Role')} render={({ role }) => t(ROLE_LABELS[role])} />
            <Column source="is_active" label={t('State')} render={state} />
            <Column
              source="two_factor"
              label={t('Two-factor')}
              render={({ two_factor }) => (two_factor ? t('On') : t('Off'))}
            />
            <Column
              source="last_sign_in_at"
              label={t('Last sign-in')}
              render={({ last_sign_in_at }) => formatJakarta(last_sign_in_at)}
              sx={{ whiteSpace: 'nowrap' }}
            />
          </DataTable>
        )}
      </ServerList>
    </>
  );
}
