import PrintIcon from '@mui/icons-material/Print';
import FolderZipIcon from '@mui/icons-material/FolderZip';
import {
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  GlobalStyles,
} from '@mui/material';
import { useId } from 'react';
import { useNotify } from 'react-admin';
import { useSingleMutation } from '../../../../lib/singleCall';
import { saveFile } from '../../../../shared/files/download';
import { CodeLinks } from './CodeLinks';
import { type LinkedCode, linksZip } from './codeLinks';
import { t } from '../../../../lib/i18n/t';

/** Nothing but the dialog is printed, and all of it. */
const PRINTED = (
  <GlobalStyles
    styles={{
      '@media print': {
        'body > *:not(.code-links)': { display: 'none !important' },
        '.code-links, .code-links *': { overflow: 'visible !important', maxHeight: 'none !important' },
        '.code-links, .code-links .MuiDialog-container, .code-links .MuiPaper-root': {
          position: 'static !important',
          height: 'auto !important',
          boxShadow: 'none !important',
        },
        '.code-links .MuiBackdrop-root, .code-links .MuiDialogActions-root': { display: 'none !important' },
      },
    }}
  />
);

/** The links of the codes, over the page. */
export function CodeLinksDialog({ codes, onClose }: { codes: readonly LinkedCode[]; onClose: () => void }) {
  const id = useId();
  const notify = useNotify();
  const { run, busy } = useSingleMutation<void, void>({
    mutationFn: async () => saveFile(await linksZip(codes), 'referral-codes.zip'),
    onError: () => notify(t('The pictures could not be saved'), { type: 'error' }),
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="lg" className="code-links">
      {PRINTED}
      <DialogTitle id={id}>{t('Links and QR codes')}</DialogTitle>
      <DialogContent>
        <CodeLinks codes={codes} />
      </DialogContent>
      <DialogActions>
        {codes.length > 1 && (
          <Button
            startIcon={busy ? <CircularProgress size={18} color="inherit" aria-hidden /> : <FolderZipIcon />}
            onClick={() => run()}
            aria-disabled={busy}
          >
            {t('Save all as ZIP')}
          </Button>
        )}
        <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
          {t('Print')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
