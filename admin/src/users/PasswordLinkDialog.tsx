import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import type { PasswordLink } from '@festival/contracts';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField } from '@mui/material';
import { useNotify } from 'react-admin';
import { formatJakarta } from '../fields/jakartaTime';
import { focusOnMount } from '../scanner/focus-on-mount';

interface PasswordLinkDialogProps {
  link: PasswordLink;
  name: string;
  email: string;
  onClose: () => void;
}

/** The one-time link, shown this once; it stays until it is closed on purpose. */
export function PasswordLinkDialog({ link, name, email, onClose }: PasswordLinkDialogProps) {
  const notify = useNotify();
  const copy = async () => {
    try {
      // Without HTTPS there is no clipboard: that throws too.
      await navigator.clipboard.writeText(link.url);
      notify('The link was copied.');
    } catch {
      notify('The link could not be copied. Select it and copy it yourself.', { type: 'warning' });
    }
  };
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="password-link-title">
      <DialogTitle id="password-link-title">Link to set a password</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <span>
            This link was mailed to {email}. If the mail does not arrive, hand it to {name} yourself. It works once,
            until {formatJakarta(link.expires_at)} WIB.
          </span>
          <TextField
            label="One-time link"
            value={link.url}
            multiline
            slotProps={{ htmlInput: { readOnly: true, spellCheck: false, style: { wordBreak: 'break-all' } } }}
          />
          <Alert severity="warning">It is shown only now. Whoever opens it can set the password.</Alert>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button startIcon={<ContentCopyIcon />} onClick={() => void copy()}>
          Copy link
        </Button>
        <Button variant="contained" onClick={onClose} ref={focusOnMount}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}
