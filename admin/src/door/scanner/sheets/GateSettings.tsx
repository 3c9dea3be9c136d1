import { useState } from 'react';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { BottomSheet } from './BottomSheet';
import { focusOnMount } from '../../../lib/focusOnMount';
import type { GateRole } from '@festival/contracts';
import { MAX_GATE_LENGTH } from '../scan/scanPlace';
import { ScanWithoutNetwork } from './ScanWithoutNetwork';
import { t } from '../../../lib/i18n/t';

interface GateSettingsProps {
  open: boolean;
  gate: string;
  device: string;
  /** What this account may make of a phone. */
  role: GateRole;
  onSave: (gate: string) => void;
  onPaired: (address: string) => void;
  onClose: () => void;
}

/** The name of this gate, which another gate sees when the ticket comes a second time. */
export function GateSettings({ open, gate, device, role, onSave, onPaired, onClose }: GateSettingsProps) {
  const [typed, setTyped] = useState(gate);
  const close = () => {
    setTyped(gate);
    onClose();
  };
  return (
    <BottomSheet
      open={open}
      title={t('This gate')}
      submitText={t('Save')}
      onSubmit={() => onSave(typed)}
      onClose={close}
    >
      <TextField
        inputRef={focusOnMount}
        label={t('Gate name')}
        value={typed}
        helperText={t('Shown when a ticket that was used here is scanned again')}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_GATE_LENGTH, autoComplete: 'off' } }}
      />
      <Typography sx={{ opacity: 0.8 }}>{t('This device: %{device}', { device })}</Typography>
      <ScanWithoutNetwork phone={{ name: device, gate: typed.trim(), role }} onPaired={onPaired} />
    </BottomSheet>
  );
}
