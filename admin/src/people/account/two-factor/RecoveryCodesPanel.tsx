import DownloadIcon from '@mui/icons-material/Download';
import { Alert, Box, Button, Checkbox, FormControlLabel, Stack } from '@mui/material';
import { useState } from 'react';
import { t } from '../../../lib/i18n/t';

interface RecoveryCodesPanelProps {
  codes: string[];
  onDone: () => void;
}

/** The name of the file with the codes. */
function fileOf(codes: string[]): string {
  const lines = [
    t('Festival Admin Portal: recovery codes'),
    t('Each works once, in the place of the app’s code.'),
    '',
    ...codes,
  ];
  return `data:text/plain;charset=utf-8,${encodeURIComponent(`${lines.join('\r\n')}\r\n`)}`;
}

/** Shown once: the way in without the phone. It closes only after a confirmation that they are saved. */
export function RecoveryCodesPanel({ codes, onDone }: RecoveryCodesPanelProps) {
  const [isSaved, setIsSaved] = useState(false);
  return (
    <Stack spacing={2}>
      <Alert severity="warning">
        {t(
          'Keep these recovery codes in a safe place. Each lets you in once when you don’t have your phone. They are shown only now.',
        )}
      </Alert>
      <Box
        component="ul"
        aria-label={t('Recovery codes')}
        sx={{
          m: 0,
          p: 2,
          listStyle: 'none',
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(124px, 1fr))',
          fontFamily: 'monospace',
          fontSize: '1.05rem',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Button
        component="a"
        href={fileOf(codes)}
        download="festival-recovery-codes.txt"
        startIcon={<DownloadIcon />}
        variant="outlined"
      >
        {t('Download')}
      </Button>
      <FormControlLabel
        control={<Checkbox checked={isSaved} onChange={(_event, checked) => setIsSaved(checked)} />}
        label={t('I have kept these codes')}
      />
      <Button variant="contained" disabled={!isSaved} onClick={onDone}>
        {t('Done')}
      </Button>
    </Stack>
  );
}
