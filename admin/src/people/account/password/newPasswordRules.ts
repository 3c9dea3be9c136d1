import { newPasswordError, PASSWORD_TEXTS, passwordConfirmationError } from '@festival/contracts';
import { serverText } from '../../../lib/i18n/serverText';
import { t } from '../../../lib/i18n/t';

export interface NewPasswordValues {
  new_password: string;
  new_password_confirmation: string;
}

export interface PasswordChangeValues extends NewPasswordValues {
  current_password: string;
}

/** The client's messages. */
export const PASSWORD_RULES = {
  current_password: ({ current_password }: PasswordChangeValues) =>
    current_password ? undefined : t(PASSWORD_TEXTS.currentRequired),
  new_password: ({ new_password, current_password }: NewPasswordValues & { current_password?: string }) =>
    said(newPasswordError(new_password)) ??
    (new_password === current_password ? t(PASSWORD_TEXTS.sameAsCurrent) : undefined),
  new_password_confirmation: ({ new_password, new_password_confirmation }: NewPasswordValues) =>
    said(passwordConfirmationError(new_password, new_password_confirmation)),
};

function said(text: string | undefined): string | undefined {
  return text && serverText(text);
}
