import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useState } from 'react';
import { FilterButton, TopToolbar } from 'react-admin';
import { OrdersExportButton } from '../../../shared/files/ExportButton';
import { ManualOrderDialog } from '../manual/ManualOrderDialog';

/** Above the list: an order that was paid elsewhere can be added. */
export function OrderListActions({ hasMoreFilters }: { hasMoreFilters: boolean }) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <TopToolbar>
      {hasMoreFilters && <FilterButton disableSaveQuery />}
      <Button size="small" startIcon={<AddIcon />} onClick={() => setIsAdding(true)}>
        Add Manual Order
      </Button>
      <OrdersExportButton />
      {isAdding && <ManualOrderDialog onClose={() => setIsAdding(false)} />}
    </TopToolbar>
  );
}
