import {
  Box,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Button,
  FormControlLabel,
  Switch,
} from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Shortcut } from './shortcuts';
import { turnSingleKeys, useSingleKeys } from './singleKeys';

const KEY = {
  display: 'inline-block',
  minWidth: 28,
  px: 0.75,
  py: 0.25,
  mr: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  textAlign: 'center',
  fontFamily: 'monospace',
} as const;

/** What the keys do, and the switch for who presses them by accident or speaks to the machine. */
export function ShortcutsDialog({ shortcuts, onClose }: { shortcuts: readonly Shortcut[]; onClose: () => void }) {
  const t = useTranslate();
  const id = useId();
  const isOn = useSingleKeys();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{t('Keyboard shortcuts')}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 1 }}>
          {shortcuts.map(({ keys, text }) => (
            <Box key={text} sx={{ display: 'contents' }}>
              <Box component="dt">
                {keys.map((key) => (
                  <Box key={key} component="kbd" sx={KEY}>
                    {key}
                  </Box>
                ))}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {t(text)}
              </Box>
            </Box>
          ))}
          <Box component="dt">
            <Box component="kbd" sx={KEY}>
              Ctrl
            </Box>
            <Box component="kbd" sx={KEY}>
              K
            </Box>
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {t('Search everything, also while typing')}
          </Box>
          <Box component="dt">
            <Box component="kbd" sx={KEY}>
              Esc
            </Box>
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {t('Close what is open')}
          </Box>
        </Box>
        <FormControlLabel
          sx={{ mt: 2 }}
          control={<Switch checked={isOn} onChange={(_event, on) => turnSingleKeys(on)} />}
          label={t('Single-key shortcuts on this device')}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('Close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
