import { type DiscountCode, formatRupiah } from '@festival/contracts';
import { CreateButton, SearchInput, DataTable } from 'react-admin';
import { Box, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { FormDialogRoutes } from '../../../shared/dialogs/FormDialog';
import { CodeBulkActions } from '../CodeBulkActions';
import { CodeListActions } from '../CodeListActions';
import { CodePhoneRows } from '../CodePhoneRows';
import { CodeTotalsCards } from '../CodeTotalsCards';
import { EmptyState, NoMatches } from '../../../shared/lists/EmptyState';
import { LabelledRows } from '../../../shared/lists/LabelledRows';
import { ServerList } from '../../../shared/lists/ServerList';
import { usePhoneLayout } from '../../../shared/lists/usePhoneLayout';
import { ActiveChip } from '../../../shared/fields/StatusChip';
import { RowActions } from '../RowActions';
import { formatJakarta } from '../../../lib/jakartaTime';
import { DiscountCodeCreate, DiscountCodeEdit, DISCOUNT_CODE_DELETION, UPDATE_FAILED } from './DiscountCodeForms';

const Column = DataTable.Col<DiscountCode>;

/** `3 / 10`, or `3` when the code may be used without limit. */
function usesOf({ uses, max_uses }: DiscountCode): string {
  return max_uses === null ? String(uses) : `${uses} / ${max_uses}`;
}

function CodeCell({ code }: { code: DiscountCode }) {
  return (
    <>
      {code.code}
      {code.description && (
        <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary', maxWidth: 220 }} noWrap>
          {code.description}
        </Typography>
      )}
    </>
  );
}

function Window({ code }: { code: DiscountCode }) {
  if (!code.valid_from && !code.valid_until) return 'Always';
  return (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      {code.valid_from && <div>from {formatJakarta(code.valid_from)}</div>}
      {code.valid_until && <div>until {formatJakarta(code.valid_until)}</div>}
    </Box>
  );
}

function DiscountCodeTable({ empty }: { empty: ReactElement }) {
  return (
    <LabelledRows>
      <DataTable<DiscountCode>
        bulkActionButtons={<CodeBulkActions resource="discount-codes" />}
        rowClick="edit"
        empty={empty}
      >
        <Column source="code" label="Code" render={(code) => <CodeCell code={code} />} />
        <Column
          source="discount_percentage"
          label="Discount"
          align="right"
          render={(code) => `${code.discount_percentage}%`}
        />
        <Column source="is_active" label="Status" render={(code) => <ActiveChip active={code.is_active} />} />
        <Column source="uses" label="Uses" align="right" render={usesOf} />
        <Column
          label="Minimum"
          align="right"
          sx={{ whiteSpace: 'nowrap' }}
          render={({ min_amount }) => (min_amount === null ? '–' : formatRupiah(min_amount))}
        />
        <Column label="Valid (WIB)" render={(code) => <Window code={code} />} />
        <Column
          label="Actions"
          className="row-actions"
          align="right"
          render={() => <RowActions toggleFailureText={UPDATE_FAILED} deletion={DISCOUNT_CODE_DELETION} />}
        />
      </DataTable>
    </LabelledRows>
  );
}

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder="Code or description" />];

const noCodes = (
  <EmptyState title="No discount codes yet" hint="A discount code takes a percentage off the price of an order.">
    <CreateButton label="New discount code" variant="contained" />
  </EmptyState>
);
const noMatches = <NoMatches title="No discount code matches" hint="Try another part of the code." />;

export function DiscountCodeList() {
  const isPhone = usePhoneLayout();
  return (
    <>
      <ServerList
        title="Discount Codes"
        filters={filters}
        actions={<CodeListActions resource="discount-codes" />}
        sort={{ field: 'created_at', order: 'DESC' }}
        empty={noCodes}
      >
        <CodeTotalsCards resource="discount-codes" usesNote="In orders that hold seats" />
        {isPhone ? (
          <CodePhoneRows<DiscountCode>
            empty={noMatches}
            describe={(code) => `${code.discount_percentage}% · used ${usesOf(code)}`}
          />
        ) : (
          <DiscountCodeTable empty={noMatches} />
        )}
      </ServerList>
      <FormDialogRoutes create={<DiscountCodeCreate />} edit={<DiscountCodeEdit />} />
    </>
  );
}
