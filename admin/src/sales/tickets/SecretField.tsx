import { DialogField } from '../../shared/dialogs/DialogField';
import { t } from '../../lib/i18n/t';

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
      label={t('Secret code')}
      value={value}
      onChange={onChange}
      error={isMissing ? t('Type the secret code.') : undefined}
      isFirst
      maxLength={200}
    />
  );
}
