import { REASON_MAX_LENGTH } from '@festival/contracts';
import { TextField } from '@mui/material';

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
