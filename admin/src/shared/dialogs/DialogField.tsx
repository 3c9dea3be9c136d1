import { REASON_MAX_LENGTH } from '@festival/contracts';
import { TextField, type TextFieldProps } from '@mui/material';
import { focusOnMount } from '../../lib/focusOnMount';
import { t } from '../../lib/i18n/t';

interface DialogFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'tel' | 'password';
  /** Shown in the place of the hint. */
  error?: string;
  hint?: string;
  /** The dialog opens for this field. */
  isFirst?: boolean;
  isLong?: boolean;
  isOptional?: boolean;
  maxLength?: number;
  htmlInput?: NonNullable<TextFieldProps['slotProps']>['htmlInput'];
}

/** A text that a dialog asks for; the field says when it is missing or wrong. */
export function DialogField(props: DialogFieldProps) {
  const { label, value, onChange, type, error, hint, isFirst, isLong, isOptional, maxLength, htmlInput } = props;
  return (
    <TextField
      type={type}
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error !== undefined}
      helperText={error ?? hint}
      inputRef={isFirst ? focusOnMount : undefined}
      required={!isOptional}
      fullWidth
      autoComplete="off"
      multiline={isLong}
      minRows={isLong ? 2 : undefined}
      maxRows={isLong ? 6 : undefined}
      slotProps={{ htmlInput: { maxLength, ...htmlInput } }}
    />
  );
}

/** An optional reason, for whoever looks at the order later. */
export function ReasonField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <DialogField
      label={t('Reason (optional)')}
      value={value}
      onChange={onChange}
      hint={`${value.length} / ${REASON_MAX_LENGTH}`}
      isLong
      isOptional
      maxLength={REASON_MAX_LENGTH}
    />
  );
}
