import type { AdminAccount, SentPasswordLink } from '@festival/contracts';
import { useState } from 'react';
import { ConfirmedAction } from '../../shared/dialogs/ConfirmedAction';
import { PasswordLinkDialog } from './PasswordLinkDialog';
import { userCalls } from './userCalls';

export function ResetPasswordButton({ account }: { account: AdminAccount }) {
  const [link, setLink] = useState<SentPasswordLink>();
  const { name, email, is_set_up } = account;
  return (
    <>
      <ConfirmedAction
        label={is_set_up ? 'Reset password' : 'New link to set a password'}
        question={is_set_up ? `Reset the password of ${name}?` : `Make a new link for ${name}?`}
        content={
          is_set_up
            ? `The old password works no longer, and this person is signed out on all devices. A link for a new one is sent to ${email}.`
            : `It is sent to ${email}. An earlier link works no longer.`
        }
        call={() => userCalls.resetPassword(account)}
        onDone={setLink}
      />
      {link && <PasswordLinkDialog link={link} name={name} onClose={() => setLink(undefined)} />}
    </>
  );
}
