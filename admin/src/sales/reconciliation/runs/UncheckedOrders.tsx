import type { ReconciliationRun } from '@festival/contracts';
import { CircularProgress, DialogContentText, Link, List, ListItem, ListItemText } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionDialog } from '../../../shared/dialogs/ActionDialog';
import { LoadFailed } from '../../../shared/lists/LoadFailed';
import { reconciliationCalls } from './reconciliationCalls';

/** The number of orders that could not be compared; opens which, and why. */
export function UncheckedOrders({ run }: { run: ReconciliationRun }) {
  const [isOpen, setIsOpen] = useState(false);
  if (run.unchecked === 0) return <>0</>;
  return (
    <>
      <Link
        component="button"
        type="button"
        aria-label={`${run.unchecked} orders not compared`}
        onClick={() => setIsOpen(true)}
        sx={{ font: 'inherit' }}
      >
        {run.unchecked}
      </Link>
      {isOpen && <UncheckedDialog id={run.id} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function UncheckedDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['reconciliation-runs', id],
    queryFn: () => reconciliationCalls.run(id),
  });
  return (
    <ActionDialog title="Not compared" maxWidth="sm" onClose={onClose}>
      <DialogContentText>
        The payment provider gave no usable answer about these orders. The next run asks about them again.
      </DialogContentText>
      {error && <LoadFailed what="The orders" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <CircularProgress aria-label="Loading the orders" />}
      <List dense>
        {data?.unchecked_orders.map(({ order_number, reason }) => (
          <ListItem key={order_number} disableGutters>
            <ListItemText primary={order_number} secondary={reason} />
          </ListItem>
        ))}
      </List>
    </ActionDialog>
  );
}
