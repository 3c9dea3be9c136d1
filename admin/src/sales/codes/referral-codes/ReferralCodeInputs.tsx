import { normalizeCode, type ReferralCode } from '@festival/contracts';
import { BooleanInput, minLength, required, TextInput } from 'react-admin';
import { CodeInput } from '../CodeInput';

const panitiaName = [required('Panitia name is required'), minLength(2, 'Panitia name must be at least 2 characters')];

/** The form of back-office specification, section 5, "Referral code form". */
export function ReferralCodeInputs() {
  return (
    <>
      <CodeInput name="Referral code" />
      <TextInput source="panitia_name" label="Panitia name" validate={panitiaName} />
      <BooleanInput source="is_active" label="Active" defaultValue />
    </>
  );
}

/** As it is sent: without the blanks around what was typed. */
export function toReferralCode(values: Partial<ReferralCode>): Partial<ReferralCode> {
  return { ...values, code: normalizeCode(values.code ?? ''), panitia_name: values.panitia_name?.trim() };
}
