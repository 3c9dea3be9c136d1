import PrintIcon from '@mui/icons-material/Print';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, GlobalStyles } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { CodeLinks } from './CodeLinks';
import type { LinkedCode } from './codeLinks';

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
  const t = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="lg" className="code-links">
      {PRINTED}
      <DialogTitle id={id}>{t('Links and QR codes')}</DialogTitle>
      <DialogContent>
        <CodeLinks codes={codes} />
      </DialogContent>
      <DialogActions>
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
