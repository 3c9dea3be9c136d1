import { formatRupiah, type DiscountCode } from '@festival/contracts';
import { Box, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { DataTable } from 'react-admin';
import { ActiveChip } from '../../../shared/fields/ActiveChip';
import { RowActions } from '../RowActions';
import { formatJakarta } from '../../../lib/jakartaTime';
import { DISCOUNT_CODE_DELETION, UPDATE_FAILED } from './discountCodeTexts';

const Column = DataTable.Col<DiscountCode>;

/** `3 / 10`, or `3` when the code may be used without limit. */
export function usesOf({ uses, max_uses }: DiscountCode): string {
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

export function DiscountCodeTable({ empty }: { empty: ReactElement }) {
  return (
    <DataTable<DiscountCode> bulkActionButtons={false} rowClick="edit" empty={empty}>
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
  );
}
