import type { ComponentProps } from 'react';
import { PasswordField } from '../../sign-in/PasswordField';
import { PasswordRequirements } from './PasswordRequirements';
import { StrengthMeter } from './StrengthMeter';
import type { NewPasswordValues } from './newPasswordRules';

type Name = keyof NewPasswordValues;

interface NewPasswordFieldsProps {
  password: string;
  field: (name: Name) => Omit<ComponentProps<typeof PasswordField>, 'label'>;
  /** The field was left. */
  onLeave: (name: Name) => void;
}

/** A new password and its repetition, with the meter and what it needs. */
export function NewPasswordFields({ password, field, onLeave }: NewPasswordFieldsProps) {
  const common = (name: Name) => ({
    ...field(name),
    id: name,
    autoComplete: 'new-password',
    onBlur: () => onLeave(name),
  });
  return (
    <>
      <PasswordField {...common('new_password')} label="New Password" />
      <StrengthMeter password={password} />
      <PasswordField {...common('new_password_confirmation')} label="Confirm New Password" />
      <PasswordRequirements />
    </>
  );
}
