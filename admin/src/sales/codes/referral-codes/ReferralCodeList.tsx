import type { ReferralCode } from '@festival/contracts';
import { CreateButton, DataTable, SearchInput } from 'react-admin';
import { ActiveChip } from '../../../shared/fields/StatusChip';
import { FormDialogRoutes } from '../../../shared/dialogs/FormDialog';
import { CodeBulkActions } from '../CodeBulkActions';
import { CodeListActions } from '../CodeListActions';
import { CodePhoneRows } from '../CodePhoneRows';
import { RowActions } from '../RowActions';
import { formatJakarta } from '../../../lib/jakartaTime';
import { CodeTotalsCards } from '../CodeTotalsCards';
import { EmptyState, NoMatches } from '../../../shared/lists/EmptyState';
import { LabelledRows } from '../../../shared/lists/LabelledRows';
import { ONLY_WIDE } from '../../../shared/lists/onlyWide';
import { ServerList } from '../../../shared/lists/ServerList';
import { usePhoneLayout } from '../../../shared/lists/usePhoneLayout';
import { ChosenLinksButton } from './links/ChosenLinksButton';
import { REFERRAL_CODE_DELETION, UPDATE_FAILED, ReferralCodeCreate, ReferralCodeEdit } from './ReferralCodeForms';
import { t } from '../../../lib/i18n/t';

const Column = DataTable.Col<ReferralCode>;

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder={t('Code or panitia name')} />];

const noCodes = (
  <EmptyState
    title={t('No referral codes yet')}
    hint={t('Make one for each committee member, to see whose invitations sell.')}
  >
    <CreateButton label="New referral code" variant="contained" />
  </EmptyState>
);
const noMatches = (
  <NoMatches title={t('No referral code matches')} hint={t('Try another part of the code or the name.')} />
);

/** Codes of committee members and how often they were used in paid orders. */
export function ReferralCodeList() {
  const isPhone = usePhoneLayout();
  return (
    <>
      <ServerList
        title={t('Referral Codes')}
        filters={filters}
        actions={<CodeListActions resource="referral-codes" />}
        sort={{ field: 'created_at', order: 'DESC' }}
        empty={noCodes}
      >
        <CodeTotalsCards resource="referral-codes" usesNote={t('In paid orders')} />
        {isPhone ? (
          <CodePhoneRows<ReferralCode>
            empty={noMatches}
            describe={({ panitia_name, uses }) =>
              t('%{panitiaName} · used %{uses}×', { panitiaName: panitia_name, uses })
            }
          />
        ) : (
          <LabelledRows>
            <DataTable<ReferralCode>
              bulkActionButtons={
                <CodeBulkActions resource="referral-codes">
                  <ChosenLinksButton />
                </CodeBulkActions>
              }
              rowClick="edit"
              empty={noMatches}
            >
              <Column source="code" label={t('Code')} />
              <Column source="panitia_name" label={t('Panitia name')} />
              <Column
                source="is_active"
                label={t('Status')}
                render={(code) => <ActiveChip active={code.is_active} />}
              />
              <Column source="uses" label={t('Uses')} align="right" />
              <Column
                source="created_at"
                label={t('Created')}
                render={(code) => formatJakarta(code.created_at)}
                sx={ONLY_WIDE}
              />
              <Column
                label={t('Actions')}
                className="row-actions"
                align="right"
                render={() => <RowActions toggleFailureText={UPDATE_FAILED} deletion={REFERRAL_CODE_DELETION} />}
              />
            </DataTable>
          </LabelledRows>
        )}
      </ServerList>
      <FormDialogRoutes create={<ReferralCodeCreate />} edit={<ReferralCodeEdit />} />
    </>
  );
}
