import { EMAIL_MAX_LENGTH, EMAIL_PATTERN } from '@festival/contracts';
import { DialogContentText } from '@mui/material';
import { OneFieldDialog } from './OneFieldDialog';
import { readinessCalls } from './readinessCalls';
import { t } from '../../lib/i18n/t';

/** Asks where the test mail goes. */
export function TestMailDialog({ onClose }: { onClose: () => void }) {
  return (
    <OneFieldDialog
      title={t('Send a test mail')}
      submitLabel={t('Send')}
      successText={t('The test mail is on its way.')}
      failureText={t('The test mail could not be sent.')}
      field={{ label: t('Recipient'), type: 'email', maxLength: EMAIL_MAX_LENGTH }}
      wrongText={(typed) => (EMAIL_PATTERN.test(typed) ? undefined : t('Give an email address.'))}
      call={readinessCalls.sendTestMail}
      onClose={onClose}
    >
      <DialogContentText>
        {t(
          'It comes from the same sender as e-tickets. Take a mailbox that many buyers have, such as Gmail, and open the link in the mail. Look whether it was in the spam folder.',
        )}
      </DialogContentText>
    </OneFieldDialog>
  );
}
