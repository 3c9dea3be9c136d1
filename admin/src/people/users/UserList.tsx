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

const Column = DataTable.Col<AdminAccount>;

const STATES = [
  { id: true, name: 'Active' },
  { id: false, name: 'Inactive' },
];

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Name or email" />,
  <SelectInput key="role" source="role" label="Role" alwaysOn emptyText="All" choices={ROLE_CHOICES} />,
  <SelectInput key="is_active" source="is_active" label="State" alwaysOn emptyText="All" choices={STATES} />,
];

const nobody = (
  <EmptyState title="No accounts yet" hint="Make one for each committee member.">
    <CreateButton label="New account" variant="contained" />
  </EmptyState>
);
const noMatches = <NoMatches title="No account matches" hint="Try another part of the name or the email." />;

const roleAndEmail = ({ email, role }: AdminAccount) => (
  <>
    {ROLE_LABELS[role]} · <MailAddress address={email} />
  </>
);
const state = (account: AdminAccount) => <AccountState account={account} />;

/** The accounts of the back office. */
export function UserList() {
  const isPhone = usePhoneLayout();
  return (
    <>
      <TwoFactorPolicyCard />
      <ServerList title="Accounts" filters={filters} sort={{ field: 'name', order: 'ASC' }} empty={nobody}>
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
            <Column source="name" label="Name" />
            <Column
              source="email"
              label="Email"
              render={({ email }) => <MailAddress address={email} />}
              sx={{ minWidth: 185 }}
            />
            <Column source="role" label="Role" render={({ role }) => ROLE_LABELS[role]} />
            <Column source="is_active" label="State" render={state} />
            <Column source="two_factor" label="Two-factor" render={({ two_factor }) => (two_factor ? 'On' : 'Off')} />
            <Column
              source="last_sign_in_at"
              label="Last sign-in"
              render={({ last_sign_in_at }) => formatJakarta(last_sign_in_at)}
            />
          </DataTable>
        )}
      </ServerList>
    </>
  );
}
