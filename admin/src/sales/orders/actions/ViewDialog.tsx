import type { AdminOrder } from '@festival/contracts';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useGetOne } from 'react-admin';
import { Link } from 'react-router-dom';
import { OrderDetails } from '../details/OrderDetails';
import { orderFallbackText } from '../details/orderFallback';
import type { OrderDialogProps } from '../actionTypes';

/** The order at a glance, without leaving the list. */
export function ViewDialog({ order, onClose }: OrderDialogProps) {
  const titleId = useId();
  const { data, error } = useGetOne<AdminOrder>('orders', { id: order.id });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId}>Order {order.order_number}</DialogTitle>
      <DialogContent>{data ? <OrderDetails order={data} /> : orderFallbackText(error)}</DialogContent>
      <DialogActions>
        <Button component={Link} to={`/orders/${order.id}/show`} onClick={onClose}>
          Open order page
        </Button>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
