import { Box, Button, FormControlLabel, Switch, TextField } from '@mui/material';
import { Controller, useFormContext } from 'react-hook-form';
import { makePin, PIN_PATTERN, type SettingsForm } from './settingsForm';
import { t } from '../../../lib/i18n/t';

export function ReentrySwitch() {
  const { control } = useFormContext<SettingsForm>();
  return (
    <Controller
      control={control}
      name="allowsReentry"
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <FormControlLabel
          control={
            <Switch
              checked={value}
              onChange={(_event, checked) => onChange(checked)}
              onBlur={onBlur}
              slotProps={{ input: { ref } }}
            />
          }
          label={t('Visitors who left may come in again')}
        />
      )}
    />
  );
}

const pinProblem = (pin: string): string | undefined =>
  pin === '' || PIN_PATTERN.test(pin) ? undefined : t('The PIN has six digits');

/** Empty until one was made. */
export function PinField() {
  const { register, formState, setValue } = useFormContext<SettingsForm>();
  const { ref, ...field } = register('pin', { validate: pinProblem, setValueAs: (pin: string) => pin.trim() });
  const error = formState.errors.pin?.message;
  const renew = () => setValue('pin', makePin(), { shouldDirty: true, shouldValidate: true });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
      <TextField
        {...field}
        inputRef={ref}
        label={t('PIN')}
        error={error !== undefined}
        helperText={error ?? t('A new one is good on each phone once it is saved. Empty: one is made.')}
        autoComplete="off"
        sx={{ flex: '1 1 240px', '& input': { fontFamily: 'monospace', fontSize: '1.5rem', letterSpacing: '0.2em' } }}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
      />
      <Button variant="outlined" onClick={renew} sx={{ mt: 1 }}>
        {t('New PIN')}
      </Button>
    </Box>
  );
}

/** In Jakarta's time. */
export function EndField() {
  const { register } = useFormContext<SettingsForm>();
  const { ref, ...field } = register('endsAt');
  return (
    <TextField
      {...field}
      inputRef={ref}
      type="datetime-local"
      label={t('End (WIB)')}
      helperText={t('Empty: twelve hours after its beginning.')}
      slotProps={{ inputLabel: { shrink: true } }}
      fullWidth
    />
  );
}
