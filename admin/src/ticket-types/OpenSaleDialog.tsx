import type { SaleObstacle, TicketType } from '@festival/contracts';
import { Alert, Button, Checkbox, DialogContentText, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router-dom';
import { ActionDialog } from '../orders/actions/ActionDialog';
import { useOrderAction } from '../orders/actions/useOrderAction';
import { ChangeList } from './ChangeList';
import { changeTexts, obstaclesAfter, obstacleText, openingOf } from './saleChanges';
import { changeTicketType } from './ticketTypeCalls';

export interface SaleDialogProps {
  tier: TicketType;
  tiers: TicketType[];
  onClose: () => void;
}

const WAITS = ['not_started', 'waits_for'];

/** What must be done elsewhere before the sale can open. */
const WAYS: Partial<Record<SaleObstacle['reason'], string>> = {
  no_price: 'It has no price yet. Give it one first.',
  sold_out: 'All its seats are taken. Raise its quota first.',
  followed_by: 'The ticket type that starts after it has opened. Close that one first.',
};

/** Opens a tier's sale in one step, and says exactly what that changes; or what has to come first. */
export function OpenSaleDialog({ tier, tiers, onClose }: SaleDialogProps) {
  const [atOnce, setAtOnce] = useState(false);
  const [now] = useState(() => new Date());
  const change = openingOf(tier, now, atOnce);
  const left = obstaclesAfter(tier, change, tiers, now);
  const firsts = left.flatMap(({ reason }) => WAYS[reason] ?? []);
  const waits = obstaclesAfter(tier, openingOf(tier, now, false), tiers, now).filter(({ reason }) =>
    WAITS.includes(reason),
  );
  const texts = changeTexts(tier, change, tiers);
  const { run, busy, error } = useOrderAction({
    call: () => changeTicketType(tier, change),
    successText: left.length === 0 ? `${tier.header} is on sale.` : `${tier.header} will open by itself.`,
    failureText: 'Failed to update ticket type.',
    onDone: onClose,
  });
  const canOpen = firsts.length === 0 && texts.length > 0;
  return (
    <ActionDialog
      title={`Open the sale of ${tier.header}`}
      submitLabel={canOpen ? 'Open sale' : undefined}
      busy={busy}
      error={error}
      onSubmit={run}
      onClose={onClose}
    >
      {firsts.map((text) => (
        <Alert key={text} severity="warning" action={<EditLink tier={tier} onClick={onClose} />}>
          {text}
        </Alert>
      ))}
      {firsts.length === 0 && waits.length > 0 && (
        <>
          <DialogContentText>
            It opens by itself: {waits.map((each) => obstacleText(each, tiers)).join(', ')}.
          </DialogContentText>
          <FormControlLabel
            control={<Checkbox checked={atOnce} onChange={(event) => setAtOnce(event.target.checked)} />}
            label="Open at once, without waiting"
          />
        </>
      )}
      {canOpen && <ChangeList texts={texts} />}
    </ActionDialog>
  );
}

function EditLink({ tier, onClick }: { tier: TicketType; onClick: () => void }) {
  const createPath = useCreatePath();
  const to = createPath({ resource: 'ticket-types', type: 'edit', id: tier.id });
  return (
    <Button color="inherit" size="small" component={Link} to={to} onClick={onClick}>
      Edit
    </Button>
  );
}
