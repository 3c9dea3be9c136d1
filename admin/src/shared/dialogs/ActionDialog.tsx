import {
  Alert,
  Box,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
} from '@mui/material';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import { t } from '../../lib/i18n/t';

interface ActionDialogProps {
  title: string;
  children: ReactNode;
  /** Label of the button; without one there is nothing to confirm. */
  submitLabel?: string;
  /** Label of the way out, where Cancel would be misread. */
  closeLabel?: string;
  /** The action takes something away. */
  isDangerous?: boolean;
  busy?: boolean;
  error?: string;
  maxWidth?: 'xs' | 'sm';
  onSubmit?: () => void;
  onClose: () => void;
}

/** A dialog that asks before something is done: Enter confirms, Escape and Cancel leave everything as it was. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, children, submitLabel, isDangerous, busy = false, error, maxWidth = 'xs', onSubmit, onClose } = props;
  const { closeLabel = submitLabel ? t('Cancel') : t('Close') } = props;
  const titleId = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) onSubmit?.();
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={titleId} fullWidth maxWidth={maxWidth}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            {children}
            {error && <Alert severity="error">{error}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {closeLabel}
          </Button>
          {submitLabel && (
            // Not disabled: the keys of a disabled button that has the focus are lost, Escape among them.
            <Button
              type="submit"
              variant="contained"
              color={isDangerous ? 'error' : 'primary'}
              aria-disabled={busy}
              startIcon={busy && <CircularProgress size={16} color="inherit" aria-hidden />}
            >
              {submitLabel}
            </Button>
          )}
        </DialogActions>
      </Box>
    </Dialog>
  );
}
