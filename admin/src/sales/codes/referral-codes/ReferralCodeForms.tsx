import { normalizeCode, type ReferralCode } from '@festival/contracts';
import { BooleanInput, minLength, required, TextInput, CreateBase, EditBase } from 'react-admin';
import { CodeInput } from '../CodeInput';
import { FormDialog, LoadedRecord } from '../../../shared/dialogs/FormDialog';
import { RecordForm } from '../../../shared/forms/RecordForm';
import { useSaveFailure } from '../../../shared/forms/saving/useSaveFailure';
import { useRefreshOnConflict, withVersion } from '../../../shared/forms/saving/recordVersion';
import { t } from '../../../lib/i18n/t';

/** Shown when the server gives no reason of its own. */
const CREATE_FAILED = t('Failed to create referral code.');
export const UPDATE_FAILED = t('Failed to update referral code.');
const SAVE_UNANSWERED = t('Error saving referral code.');

export const REFERRAL_CODE_DELETION = { what: t('referral code'), failureText: t('Failed to delete code') };

const asSent = (values: Partial<ReferralCode>) => withVersion(toReferralCode(values));

export function ReferralCodeEdit() {
  const onError = useRefreshOnConflict(useSaveFailure(UPDATE_FAILED, SAVE_UNANSWERED));
  return (
    <FormDialog title={t('Edit referral code')}>
      <EditBase mutationMode="pessimistic" redirect="list" transform={asSent} mutationOptions={{ onError }}>
        <LoadedRecord>
          <RecordForm maxWidth={720} deletion={REFERRAL_CODE_DELETION}>
            <ReferralCodeInputs />
          </RecordForm>
        </LoadedRecord>
      </EditBase>
    </FormDialog>
  );
}

const panitiaName = [
  required(t('Panitia name is required')),
  minLength(2, t('Panitia name must be at least 2 characters')),
];
export function ReferralCodeInputs() {
  return (
    <>
      <CodeInput name={t('Referral code')} />
      <TextInput source="panitia_name" label="Panitia name" validate={panitiaName} />
      <BooleanInput source="is_active" label="Active" defaultValue />
    </>
  );
}

/** As it is sent: without the blanks around what was typed. */
export function toReferralCode(values: Partial<ReferralCode>): Partial<ReferralCode> {
  return { ...values, code: normalizeCode(values.code ?? ''), panitia_name: values.panitia_name?.trim() };
}

export function ReferralCodeCreate() {
  const onError = useSaveFailure(CREATE_FAILED, SAVE_UNANSWERED);
  return (
    <FormDialog title={t('New referral code')}>
      <CreateBase redirect="list" transform={toReferralCode} mutationOptions={{ onError }}>
        <RecordForm maxWidth={720}>
          <ReferralCodeInputs />
        </RecordForm>
      </CreateBase>
    </FormDialog>
  );
}
