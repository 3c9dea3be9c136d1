import { TextField } from '@mui/material';
import { REASON_MAX_LENGTH } from '@festival/contracts';
import { focusOnMount } from '../../lib/focusOnMount';

interface RequiredTextProps {
  label: string;
  value: string;
  maxLength: number;
  error?: string;
  hint?: string;
  onChange: (value: string) => void;
  /** The dialog opens for this field. */
  isFirst?: boolean;
  isLong?: boolean;
}

/** A text that must be given; its field says when it is missing. */
export function RequiredText(props: RequiredTextProps) {
  const { label, value, maxLength, error, hint, onChange, isFirst = false, isLong = false } = props;
  return (
    <TextField
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error !== undefined}
      helperText={error ?? hint}
      inputRef={isFirst ? focusOnMount : undefined}
      required
      fullWidth
      autoComplete="off"
      multiline={isLong}
      minRows={isLong ? 2 : undefined}
      maxRows={isLong ? 6 : undefined}
      slotProps={{ htmlInput: { maxLength } }}
    />
  );
}

/** An optional reason, for whoever looks at the order later. */
export function ReasonField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <TextField
      label="Reason (optional)"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      helperText={`${value.length} / ${REASON_MAX_LENGTH}`}
      multiline
      minRows={2}
      maxRows={6}
      fullWidth
      slotProps={{ htmlInput: { maxLength: REASON_MAX_LENGTH } }}
    />
  );
}
