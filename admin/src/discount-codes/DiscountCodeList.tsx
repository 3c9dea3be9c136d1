import type { DiscountCode } from '@festival/contracts';
import { CreateButton, SearchInput } from 'react-admin';
import { CodePhoneRows } from '../codes/CodePhoneRows';
import { EmptyState } from '../lists/EmptyState';
import { NoMatches } from '../lists/NoMatches';
import { ServerList } from '../lists/ServerList';
import { usePhoneLayout } from '../lists/usePhoneLayout';
import { DiscountCodeTable, usesOf } from './DiscountCodeTable';

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
    <ServerList title="Discount Codes" filters={filters} sort={{ field: 'created_at', order: 'DESC' }} empty={noCodes}>
      {isPhone ? (
        <CodePhoneRows<DiscountCode>
          empty={noMatches}
          describe={(code) => `${code.discount_percentage}% · used ${usesOf(code)}`}
        />
      ) : (
        <DiscountCodeTable empty={noMatches} />
      )}
    </ServerList>
  );
}
