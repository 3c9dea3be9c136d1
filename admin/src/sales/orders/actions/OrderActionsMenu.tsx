import MoreVertIcon from '@mui/icons-material/MoreVert';
import type { AdminOrder } from '@festival/contracts';
import { Button, Divider, IconButton, Menu, MenuItem } from '@mui/material';
import { useId, useRef, useState, type MouseEvent } from 'react';
import { type OrderActionName, useOrderDialogs } from '../orderActions';

/** The others have buttons of their own on the order's page. */
type MenuAction = Exclude<OrderActionName, 'buyer' | 'cancel'>;

const LABELS: Readonly<Record<MenuAction, string>> = {
  view: 'View details',
  lock: 'Lock sync',
  unlock: 'Unlock sync',
  status: 'Update status',
  email: 'Update email',
  sendTo: 'Correct address and send',
  resend: 'Resend receipt',
  repair: 'Repair tickets',
  delete: 'Delete order',
};

interface OrderActionsMenuProps {
  order: AdminOrder;
  /** A button with a word, and no "View details": on the order's own page. */
  isOnOrderPage?: boolean;
}

/** The actions of an order. */
export function OrderActionsMenu({ order, isOnOrderPage = false }: OrderActionsMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = useRef<OrderActionName>(undefined);
  const openDialog = useOrderDialogs();
  const menuId = useId();
  const buttonId = useId();
  const actions: MenuAction[] = [
    ...(isOnOrderPage ? [] : (['view'] as const)),
    order.sync_locked ? 'unlock' : 'lock',
    'status',
    'email',
    'sendTo',
    'resend',
    'repair',
    'delete',
  ];
  const trigger = {
    id: buttonId,
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    'aria-controls': anchor ? menuId : undefined,
    onClick: (event: MouseEvent<HTMLElement>) => {
      // The row itself opens the order.
      event.stopPropagation();
      setAnchor(event.currentTarget);
    },
  } as const;
  const choose = (event: MouseEvent, action: OrderActionName) => {
    event.stopPropagation();
    chosen.current = action;
    setAnchor(null);
  };
  // Once the menu is gone, so that the dialog gives the focus back to the button and not to a vanished item.
  const openChosen = () => {
    if (chosen.current) openDialog(chosen.current, order);
    chosen.current = undefined;
  };

  return (
    <>
      {isOnOrderPage ? (
        <Button variant="outlined" endIcon={<MoreVertIcon />} data-shortcut="edit" {...trigger}>
          Actions
        </Button>
      ) : (
        <IconButton size="small" aria-label={`Actions for ${order.order_number}`} {...trigger}>
          <MoreVertIcon fontSize="small" />
        </IconButton>
      )}
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        onClick={(event) => event.stopPropagation()}
        slotProps={{
          // It is outside the page's landmarks, so it is one itself.
          paper: { role: 'region', 'aria-label': 'Actions' },
          list: { 'aria-labelledby': buttonId },
          transition: { onExited: openChosen },
        }}
      >
        {actions.flatMap((action) => [
          ...(action === 'delete' ? [<Divider key="line" />] : []),
          <MenuItem
            key={action}
            onClick={(event) => choose(event, action)}
            sx={action === 'delete' ? { color: 'error.main' } : undefined}
          >
            {LABELS[action]}
          </MenuItem>,
        ])}
      </Menu>
    </>
  );
}
