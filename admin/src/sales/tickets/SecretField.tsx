import { DialogField } from '../../shared/dialogs/DialogField';

interface SecretFieldProps {
  value: string;
  isMissing: boolean;
  onChange: (value: string) => void;
}

/** The secret code. It is sent as typed and compared by the server alone. */
export function SecretField({ value, isMissing, onChange }: SecretFieldProps) {
  return (
    <DialogField
      type="password"
      label="Secret code"
      value={value}
      onChange={onChange}
      error={isMissing ? 'Type the secret code.' : undefined}
      isFirst
      maxLength={200}
    />
  );
}
