import type { DiscountCode } from '@festival/contracts';
import { CreateButton, SearchInput } from 'react-admin';
import { CodeDialogRoutes } from '../../../shared/dialogs/CodeDialogRoutes';
import { CodeListActions } from '../CodeListActions';
import { CodePhoneRows } from '../CodePhoneRows';
import { CodeTotalsCards } from '../CodeTotalsCards';
import { EmptyState } from '../../../shared/lists/EmptyState';
import { NoMatches } from '../../../shared/lists/NoMatches';
import { ServerList } from '../../../shared/lists/ServerList';
import { usePhoneLayout } from '../../../shared/lists/usePhoneLayout';
import { DiscountCodeTable, usesOf } from './DiscountCodeTable';
import { DiscountCodeCreate } from './DiscountCodeCreate';
import { DiscountCodeEdit } from './DiscountCodeEdit';

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
      <CodeDialogRoutes create={<DiscountCodeCreate />} edit={<DiscountCodeEdit />} />
    </>
  );
}
