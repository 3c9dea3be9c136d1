import { ORDER_CONFIRMATIONS } from '@festival/contracts';
import { DialogContentText } from '@mui/material';
import { useState } from 'react';
import { ActionDialog } from '../../../shared/dialogs/ActionDialog';
import { useConfirmedWord, WordField } from '../../../shared/dialogs/WordField';
import { ManualOrderFields } from './ManualOrderFields';
import { checkManualOrder, EMPTY_MANUAL_ORDER, type ManualOrderErrors, type ManualOrderForm } from './manualOrderForm';
import { useManualOrder } from './useManualOrder';
import { t } from '../../../lib/i18n/t';

const TITLE = t('Add manual order');

/** An order that was paid elsewhere. When no seat is left, a further word sells past the quota. */
export function ManualOrderDialog({ onClose }: { onClose: () => void }) {
  const [form, setForm] = useState<ManualOrderForm>(EMPTY_MANUAL_ORDER);
  const [found, setFound] = useState<ManualOrderErrors>({});
  const [isOver, setIsOver] = useState(false);
  const { send, busy, errors: refused } = useManualOrder({ onDone: onClose, onSoldOut: () => setIsOver(true) });
  const errors = Object.keys(found).length > 0 ? found : refused;
  const change = (changes: Partial<ManualOrderForm>) => {
    setForm((before) => ({ ...before, ...changes }));
    setFound((before) => ({ ...before, ...Object.fromEntries(Object.keys(changes).map((name) => [name, undefined])) }));
  };
  const submit = () => {
    const wrong = checkManualOrder(form);
    setFound(wrong);
    if (Object.keys(wrong).length === 0) send(form, false);
  };
  if (isOver) {
    const sellOver = () => send(form, true);
    return <OverQuota error={errors.form} busy={busy} onConfirm={sellOver} onClose={() => setIsOver(false)} />;
  }
  return (
    <ActionDialog
      title={TITLE}
      submitLabel={t('Create order')}
      maxWidth="sm"
      busy={busy}
      error={errors.form}
      onSubmit={submit}
      onClose={onClose}
    >
      <ManualOrderFields state={{ form, errors, change }} />
    </ActionDialog>
  );
}

interface OverQuotaProps {
  error: string | undefined;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

function OverQuota({ error, busy, onConfirm, onClose }: OverQuotaProps) {
  const word = useConfirmedWord(ORDER_CONFIRMATIONS.overQuota);
  return (
    <ActionDialog
      title={t('%{title} past the quota', { title: TITLE })}
      submitLabel={t('Create past the quota')}
      isDangerous
      busy={busy}
      error={error}
      onSubmit={() => word.check() && onConfirm()}
      onClose={onClose}
    >
      <DialogContentText>
        {t('Every seat of this ticket type is sold or held. More people may come than the hall was planned for.')}
      </DialogContentText>
      <WordField label={t('Type %{overQuota}', { overQuota: ORDER_CONFIRMATIONS.overQuota })} word={word} isFirst />
    </ActionDialog>
  );
}
