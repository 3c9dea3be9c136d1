import type { SentPasswordLink } from '@festival/contracts';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { formatJakarta } from '../../lib/jakartaTime';
import { MailAddress } from '../../shared/fields/MailAddress';
import { focusOnMount } from '../../lib/focusOnMount';
import { t } from '../../lib/i18n/t';

interface PasswordLinkDialogProps {
  link: SentPasswordLink;
  name: string;
  onClose: () => void;
}

/** Says to whom the one-time link was sent: nobody but them may see it. */
export function PasswordLinkDialog({ link: { sent_to, expires_at, as_file }, name, onClose }: PasswordLinkDialogProps) {
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="password-link-title">
      <DialogTitle id="password-link-title">{t('Link to set a password')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <span style={{ overflowWrap: 'anywhere' }}>
            {t('A link was sent to')} <MailAddress address={sent_to} />
            {t('. With it %{name} sets the password. It works once, until %{expiresAt} WIB.', {
              name,
              expiresAt: formatJakarta(expires_at),
            })}
          </span>
          {as_file && (
            <Alert severity="info">
              {t('This festival writes its mails as files: whoever runs the server finds it in the outbox folder.')}
            </Alert>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} ref={focusOnMount}>
          {t('Done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
