import { MANUAL_ORDER_MAX_QUANTITY, ORDER_CONFIRMATIONS } from '@festival/contracts';
import { Checkbox, FormControlLabel, MenuItem, Stack, Switch, TextField, type TextFieldProps } from '@mui/material';
import { FieldRow } from '../../../shared/forms/FieldRow';
import { focusOnMount } from '../../../lib/focusOnMount';
import { useTiers } from '../../ticket-types/useTiers';
import type { ManualOrderErrors, ManualOrderForm } from './manualOrderForm';
import { t } from '../../../lib/i18n/t';

/** The empty choice has a name, which is shown in the place of the label. */
const EMPTY_SHOWN = { inputLabel: { shrink: true }, select: { displayEmpty: true } };

/** Everything that a manual order is made of, its confirmation last. */
export function ManualOrderFields({ state }: { state: FormState }) {
  const { form, change } = state;
  const { tiers } = useTiers();
  return (
    <Stack>
      <FormText name="buyer_name" label={t('Name')} required state={state} inputRef={focusOnMount} />
      <FieldRow>
        <FormText name="buyer_email" label={t('Email')} type="email" required state={state} />
        <FormText name="buyer_phone" label={t('Phone')} type="tel" required state={state} />
      </FieldRow>
      <FieldRow>
        <TextField
          select
          label={t('Category')}
          required
          fullWidth
          value={form.category}
          onChange={(event) => change({ category: event.target.value === 'external' ? 'external' : 'internal' })}
        >
          <MenuItem value="internal">{t('Internal')}</MenuItem>
          <MenuItem value="external">{t('External')}</MenuItem>
        </TextField>
        <FormText name="ticket_type" label={t('Ticket type')} select state={state} slotProps={EMPTY_SHOWN}>
          <MenuItem value="">{t('The one on sale')}</MenuItem>
          {tiers.map(({ type, header }) => (
            <MenuItem key={type} value={type}>
              {header}
            </MenuItem>
          ))}
        </FormText>
      </FieldRow>
      <FieldRow>
        <FormText
          name="ticket_quantity"
          label={t('Ticket quantity')}
          type="number"
          required
          state={state}
          slotProps={{ htmlInput: { min: 1, max: MANUAL_ORDER_MAX_QUANTITY, step: 1, inputMode: 'numeric' } }}
        />
        <FormText
          name="final_amount"
          label={t('Final amount (Rp)')}
          type="number"
          required
          state={state}
          helperText={t('What was paid in all')}
          slotProps={{ htmlInput: { min: 0, step: 1, inputMode: 'numeric' } }}
        />
      </FieldRow>
      <FormText name="referral_code" label={t('Referral code (optional)')} state={state} />
      <FormControlLabel
        control={<Switch checked={form.send_email} onChange={(_, send_email) => change({ send_email })} />}
        label={t('Mail the tickets to the buyer')}
      />
      <FormControlLabel
        control={<Checkbox checked={form.acknowledged} onChange={(_, acknowledged) => change({ acknowledged })} />}
        label={t('I acknowledge that this order is created as paid and sync-locked')}
      />
      <FormText
        name="confirm"
        label={t('Type %{create}', { create: ORDER_CONFIRMATIONS.create })}
        required
        state={state}
      />
    </Stack>
  );
}

interface FormState {
  form: ManualOrderForm;
  errors: ManualOrderErrors;
  change: (changes: Partial<ManualOrderForm>) => void;
}

type TextName = {
  [K in keyof ManualOrderForm]: string extends ManualOrderForm[K] ? K : never;
}[keyof ManualOrderForm];

type FormTextProps = Omit<TextFieldProps<'filled'>, 'name' | 'variant'> & { name: TextName; state: FormState };

/** One text of the form, with its error. */
function FormText({ name, state: { form, errors, change }, helperText, ...field }: FormTextProps) {
  return (
    <TextField
      {...field}
      variant="filled"
      fullWidth
      autoComplete="off"
      value={form[name]}
      onChange={(event) => change({ [name]: event.target.value })}
      error={errors[name] !== undefined}
      helperText={errors[name] ?? helperText}
    />
  );
}
