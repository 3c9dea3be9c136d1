import type { SaleObstacle, TicketType } from '@festival/contracts';
import { Alert, Button, Checkbox, DialogContentText, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router-dom';
import { ActionDialog } from '../../../shared/dialogs/ActionDialog';
import { useDialogAction } from '../../../shared/dialogs/useDialogAction';
import { ChangeList } from './ChangeList';
import { changeTexts, headerOf, obstaclesAfter, obstacleText, openingOf } from './saleChanges';
import { changeTicketType } from './ticketTypeCalls';
import { t } from '../../../lib/i18n/t';

export interface SaleDialogProps {
  tier: TicketType;
  tiers: TicketType[];
  onClose: () => void;
}

const WAITS = ['not_started', 'waits_for'];

interface FirstStep {
  text: string;
  /** The ticket type that has to be edited. */
  at: TicketType;
}

/** The step elsewhere that must come first, for an obstacle that no switch can remove. */
function firstStepOf(obstacle: SaleObstacle, tier: TicketType, tiers: TicketType[]): FirstStep | null {
  switch (obstacle.reason) {
    case 'no_price':
      return { text: t('It has no price yet. Give it one first.'), at: tier };
    case 'sold_out':
      return { text: t('All its seats are taken. Raise its quota first.'), at: tier };
    case 'followed_by': {
      const name = headerOf(obstacle.type, tiers);
      const at = tiers.find(({ type }) => type === obstacle.type) ?? tier;
      return { text: t('%{name} starts after it and has opened. Close %{name2} first.', { name, name2: name }), at };
    }
    default:
      return null;
  }
}

/** Opens a tier's sale in one step, and says exactly what that changes; or what has to come first. */
export function OpenSaleDialog({ tier, tiers, onClose }: SaleDialogProps) {
  const [atOnce, setAtOnce] = useState(false);
  const [now] = useState(() => new Date());
  const change = openingOf(tier, now, atOnce);
  const left = obstaclesAfter(tier, change, tiers, now);
  const firsts = left.flatMap((obstacle) => firstStepOf(obstacle, tier, tiers) ?? []);
  const waits = obstaclesAfter(tier, openingOf(tier, now, false), tiers, now).filter(({ reason }) =>
    WAITS.includes(reason),
  );
  const texts = changeTexts(tier, change, tiers);
  const { run, busy, error } = useDialogAction({
    call: () => changeTicketType(tier, change),
    successText:
      left.length === 0
        ? t('%{header} is on sale.', { header: tier.header })
        : t('%{header} will open by itself.', { header: tier.header }),
    failureText: t('Failed to update ticket type.'),
    onDone: onClose,
  });
  const canOpen = firsts.length === 0 && texts.length > 0;
  return (
    <ActionDialog
      title={t('Open the sale of %{header}', { header: tier.header })}
      submitLabel={canOpen ? t('Open sale') : undefined}
      busy={busy}
      error={error}
      onSubmit={run}
      onClose={onClose}
    >
      {firsts.map(({ text, at }) => (
        <Alert key={text} severity="warning" action={<EditLink tier={at} onClick={onClose} />}>
          {text}
        </Alert>
      ))}
      {firsts.length === 0 && waits.length > 0 && (
        <>
          <DialogContentText>
            {t('It opens by itself: %{waits}.', { waits: waits.map((each) => obstacleText(each, tiers)).join(', ') })}
          </DialogContentText>
          <FormControlLabel
            control={<Checkbox checked={atOnce} onChange={(event) => setAtOnce(event.target.checked)} />}
            label={t('Open at once, without waiting')}
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
    <Button
      color="inherit"
      size="small"
      component={Link}
      to={to}
      aria-label={t('Edit %{header}', { header: tier.header })}
      onClick={onClick}
    >
      {t('Edit')}
    </Button>
  );
}
