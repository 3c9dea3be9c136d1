import {
  MAX_GATE_NAME_LENGTH,
  type AddGatePhoneRequest,
  type AdminGatePhone,
  type GatePairing,
  type GateRole,
} from '@festival/contracts';
import { TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { fromJakartaInput } from '../../../lib/jakartaTime';
import { serverMessage } from '../../../lib/httpErrors';
import { useSingleMutation } from '../../../lib/singleCall';
import { ActionDialog } from '../../../shared/dialogs/ActionDialog';
import { DialogField } from '../../../shared/dialogs/DialogField';
import { gateCalls } from '../gateCalls';
import { isInUse, proposedName } from './newPhone';
import { PHONES_KEY, SETTINGS_KEY } from '../useGateQuery';
import { PairingDialog } from './PairingDialog';
import { GateField, RoleField } from './PhoneFields';
import { t } from '../../../lib/i18n/t';

interface AddPhoneDialogProps {
  phones: readonly AdminGatePhone[];
  onClose: () => void;
}

interface Draft {
  name: string;
  gate: string;
  role: GateRole;
  /** As a date-time field has it; empty: the server decides. */
  until: string;
}

/** Asks for a phone's name, gate and role, then shows its code; the next phone keeps gate and role. */
export function AddPhoneDialog({ phones, onClose }: AddPhoneDialogProps) {
  const [draft, setDraft] = useState<Draft>({ name: proposedName(phones), gate: '', role: 'steward', until: '' });
  const [code, setCode] = useState<GatePairing>();
  if (!code) {
    return <PhoneForm phones={phones} draft={draft} onChange={setDraft} onAdded={setCode} onClose={onClose} />;
  }
  const addAnother = () => {
    setDraft({ ...draft, name: proposedName(phones) });
    setCode(undefined);
  };
  return <PairingDialog name={draft.name.trim()} code={code} onAnother={addAnother} onClose={onClose} />;
}

interface PhoneFormProps extends AddPhoneDialogProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
  onAdded: (code: GatePairing) => void;
}

function toRequest({ name, gate, role, until }: Draft): AddGatePhoneRequest {
  const expiresAt = fromJakartaInput(until);
  return { name: name.trim(), gate: gate.trim(), role, ...(expiresAt !== null && { expires_at: expiresAt }) };
}

/** Mistakes in the fields. Two phones in use of one name couldn't be told apart in the list of doubles. */
function problemsOf({ name, gate }: Draft, phones: readonly AdminGatePhone[]): { name?: string; gate?: string } {
  const isTaken = phones.some((phone) => isInUse(phone) && phone.name === name.trim());
  return {
    ...(name.trim() === '' && { name: t('Give it a name') }),
    ...(isTaken && { name: t('There is a %{name} already', { name: name.trim() }) }),
    ...(gate.trim() === '' && { gate: t('Say where it scans') }),
  };
}

function PhoneForm({ phones, draft, onChange, onAdded, onClose }: PhoneFormProps) {
  const client = useQueryClient();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const [isChecked, setChecked] = useState(false);
  const { run, busy, error } = useSingleMutation({
    mutationFn: () => gateCalls.addPhone(toRequest(draft)),
    onSuccess: (code) => {
      onAdded(code);
      // A gate that was new is one of the settings now.
      void client.invalidateQueries({ queryKey: SETTINGS_KEY });
      void client.invalidateQueries({ queryKey: PHONES_KEY });
    },
    onError: (refusal) => void logoutIfAccessDenied(refusal),
  });
  const problems = problemsOf(draft, phones);
  const shown = isChecked ? problems : {};
  const submit = () => {
    setChecked(true);
    if (!problems.name && !problems.gate) run();
  };
  return (
    <ActionDialog
      title={t('Add a phone')}
      submitLabel={t('Show the code')}
      busy={busy}
      error={error ? (serverMessage(error) ?? t('The phone could not be added.')) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogField
        label={t('Name')}
        value={draft.name}
        onChange={(name) => onChange({ ...draft, name })}
        error={shown.name}
        hint={t('The board and the scan log name the phone by it.')}
        maxLength={MAX_GATE_NAME_LENGTH}
        isFirst
      />
      <GateField
        others={phones.map(({ gate }) => gate)}
        value={draft.gate}
        onChange={(gate) => onChange({ ...draft, gate })}
        error={shown.gate}
      />
      <RoleField value={draft.role} onChange={(role) => onChange({ ...draft, role })} />
      <TextField
        type="datetime-local"
        label={t('Valid until (WIB, optional)')}
        value={draft.until}
        onChange={({ target }) => onChange({ ...draft, until: target.value })}
        helperText={t('Empty, and at the latest: six hours after the festival’s end.')}
        slotProps={{ inputLabel: { shrink: true } }}
        fullWidth
      />
    </ActionDialog>
  );
}
