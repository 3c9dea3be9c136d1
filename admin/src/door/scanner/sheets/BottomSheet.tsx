import type { ReactNode, SubmitEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { t } from '../../../lib/i18n/t';

interface BottomSheetProps {
  open: boolean;
  title: string;
  /** Left out: there is nothing to submit. */
  submitText?: string;
  closeText?: string;
  /** Nothing can be submitted now. */
  busy?: boolean;
  canClose?: boolean;
  onSubmit?: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A small form that comes up from the bottom edge, where the thumb is. Enter submits, Escape closes. */
export function BottomSheet(props: BottomSheetProps) {
  const { open, title, submitText, closeText = t('Cancel'), busy = false, canClose = true } = props;
  const { onSubmit, onClose, children } = props;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) onSubmit?.();
  };
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={() => canClose && onClose()}
      transitionDuration={0}
      slotProps={{ paper: { 'aria-label': title, sx: { maxHeight: '100dvh', borderRadius: '20px 20px 0 0' } } }}
    >
      <Box component="form" noValidate onSubmit={submit} sx={formStyle}>
        <Typography component="h2" sx={{ fontSize: '1.25rem', fontWeight: 800 }}>
          {title}
        </Typography>
        {children}
        <Box sx={buttonRowStyle}>
          <Button fullWidth variant="outlined" color="inherit" disabled={!canClose} onClick={onClose}>
            {closeText}
          </Button>
          {submitText !== undefined && (
            <Button fullWidth type="submit" variant="contained" disabled={busy}>
              {submitText}
            </Button>
          )}
        </Box>
      </Box>
    </Drawer>
  );
}

/** In sight also where the sheet has to be scrolled. */
const buttonRowStyle = {
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  gap: 1.5,
  py: 1,
  bgcolor: 'background.paper',
  backgroundImage: 'var(--Paper-overlay)',
} as const;

const formStyle = {
  display: 'grid',
  gap: 2,
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 560,
  mx: 'auto',
  p: 2,
  pb: 'max(16px, env(safe-area-inset-bottom))',
};
