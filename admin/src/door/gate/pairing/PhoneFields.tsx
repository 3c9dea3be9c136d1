import { GATE_ROLES, MAX_GATE_NAME_LENGTH, type GateRole } from '@festival/contracts';
import {
  Autocomplete,
  Box,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { ROLE_TEXTS } from './newPhone';
import { useMaySeeTickets } from '../useMaySeeTickets';
import { useGateSettings } from '../useGateQuery';
import { t } from '../../../lib/i18n/t';

interface GateFieldProps {
  value: string;
  /** Proposed to an account that may not read the settings. */
  others: readonly string[];
  error: string | undefined;
  onChange: (gate: string) => void;
}

/** One of the gates in the settings, or a new one. */
export function GateField({ value, others, error, onChange }: GateFieldProps) {
  const { data } = useGateSettings(useMaySeeTickets());
  return (
    <Autocomplete
      freeSolo
      options={data?.gates ?? [...new Set(others)]}
      inputValue={value}
      onInputChange={(_event, typed) => onChange(typed)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t('Gate')}
          required
          error={error !== undefined}
          helperText={error ?? t('Choose one, or type a new one.')}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, maxLength: MAX_GATE_NAME_LENGTH },
          }}
        />
      )}
    />
  );
}

/** The phone's role, each with what it may do. A lead's phone shows names: an account that may not see them adds none. */
export function RoleField({ value, onChange }: { value: GateRole; onChange: (role: GateRole) => void }) {
  const id = useId();
  const seesTickets = useMaySeeTickets();
  return (
    <FormControl>
      <FormLabel id={id}>{t('Role')}</FormLabel>
      <RadioGroup aria-labelledby={id} value={value}>
        {GATE_ROLES.map((role) => (
          <FormControlLabel
            key={role}
            value={role}
            disabled={role === 'lead' && !seesTickets}
            control={<Radio onChange={() => onChange(role)} />}
            label={<RoleLabel role={role} />}
            sx={{ alignItems: 'flex-start', mr: 0, mb: 0.5 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

function RoleLabel({ role }: { role: GateRole }) {
  const { name, explanation } = ROLE_TEXTS[role];
  return (
    <Box component="span" sx={{ display: 'block', pt: 1 }}>
      {name}
      <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
        {explanation}
      </Typography>
    </Box>
  );
}
