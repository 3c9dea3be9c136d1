import {
  WAITING_ROOM_CAPACITY,
  WAITING_ROOM_MESSAGE_MAX_LENGTH,
  WAITING_ROOM_PASS_MINUTES,
  type AdminWaitingRoom,
} from '@festival/contracts';
import { Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { fromJakartaInput, toJakartaInput } from '../../lib/jakartaTime';
import { CONFLICT, serverMessage, statusOf } from '../../lib/httpErrors';
import { useSingleMutation } from '../../lib/singleCall';
import { ActionDialog } from '../../shared/dialogs/ActionDialog';
import { DialogField } from '../../shared/dialogs/DialogField';
import { formatCount } from '../../shared/lists/StatCard';
import { dashboardCalls } from './dashboardCalls';
import { t } from '../../lib/i18n/t';

interface SettingsProps {
  room: AdminWaitingRoom;
  onChanged: (room: AdminWaitingRoom) => void;
}

interface NewSaleProps {
  room: AdminWaitingRoom;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before those who wait lose their places. */
function NewSaleDialog({ room, busy, onConfirm, onClose }: NewSaleProps) {
  return (
    <ActionDialog
      title={t('Begin a new sale?')}
      submitLabel={t('End all places')}
      closeLabel={t('Back')}
      isDangerous
      busy={busy}
      onSubmit={onConfirm}
      onClose={onClose}
    >
      <Typography>
        {t(
          '%{waiting} wait and %{inside} are inside. The draw was made, so a later opening begins a new sale with a new draw: their places end, and everybody draws again.',
          { waiting: formatCount(room.waiting), inside: formatCount(room.inside) },
        )}
      </Typography>
    </ActionDialog>
  );
}

function SettingsDialog({ room, onChanged, onClose }: SettingsProps & { onClose: () => void }) {
  const [capacity, setCapacity] = useState(String(room.capacity));
  const [opensAt, setOpensAt] = useState(toJakartaInput(room.opens_at));
  const [message, setMessage] = useState(room.message ?? '');
  const [messageIndonesian, setMessageIndonesian] = useState(room.message_id ?? '');
  const [isNewSaleAsked, setNewSaleAsked] = useState(false);
  const { run, busy, error, reset } = useSingleMutation({
    mutationFn: (isNewSale: boolean) =>
      dashboardCalls.setWaitingRoom({
        mode: room.mode,
        capacity: Number(capacity),
        opens_at: fromJakartaInput(opensAt),
        message: message.trim() || null,
        message_id: messageIndonesian.trim() || null,
        ...(isNewSale ? { new_sale: true } : {}),
      }),
    onSuccess: (saved) => {
      onChanged(saved);
      onClose();
    },
    // The server knows whether a draw was made a moment ago.
    onError: (refusal) => setNewSaleAsked(statusOf(refusal) === CONFLICT),
  });
  const goBack = () => {
    setNewSaleAsked(false);
    reset();
  };
  const { min, max } = WAITING_ROOM_CAPACITY;
  const isCapacity = /^\d+$/.test(capacity) && Number(capacity) >= min && Number(capacity) <= max;
  const words = { isLong: true, isOptional: true, maxLength: WAITING_ROOM_MESSAGE_MAX_LENGTH };
  if (isNewSaleAsked) {
    return <NewSaleDialog room={room} busy={busy} onConfirm={() => run(true)} onClose={goBack} />;
  }
  return (
    <ActionDialog
      title={t('Waiting room')}
      submitLabel={t('Save')}
      maxWidth="sm"
      busy={busy}
      error={error ? (serverMessage(error) ?? t('Save failed')) : undefined}
      onSubmit={() => isCapacity && run(false)}
      onClose={onClose}
    >
      <DialogField
        label={t('People inside at once')}
        value={capacity}
        onChange={setCapacity}
        error={isCapacity ? undefined : t('A whole number from %{min} to %{max}', { min, max })}
        hint={t('Who is inside may buy for %{waiting_room_pass_minutes} minutes.', {
          waiting_room_pass_minutes: WAITING_ROOM_PASS_MINUTES,
        })}
        htmlInput={{ inputMode: 'numeric' }}
        isFirst
      />
      <TextField
        type="datetime-local"
        label={t('Opening (WIB)')}
        value={opensAt}
        onChange={(event) => setOpensAt(event.target.value)}
        helperText={t(
          'Empty: the start of the ticket’s sale. A later time after an opening begins a new sale with a new draw.',
        )}
        slotProps={{ inputLabel: { shrink: true } }}
        fullWidth
      />
      <DialogField label={t('Your words, in English')} value={message} onChange={setMessage} {...words} />
      <DialogField
        label={t('Your words, in Indonesian')}
        value={messageIndonesian}
        onChange={setMessageIndonesian}
        {...words}
      />
    </ActionDialog>
  );
}

/** How many may be inside, when it opens, and the organisers' own words on the waiting page. */
export function WaitingRoomSettings(props: SettingsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('Settings')}</Button>
      {isOpen && <SettingsDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
