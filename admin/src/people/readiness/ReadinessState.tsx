import type { ReadinessState as State } from '@festival/contracts';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import HelpIcon from '@mui/icons-material/Help';
import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import { Box } from '@mui/material';
import { t } from '../../lib/i18n/t';

const STATES = {
  fault: { word: t('Fault'), icon: ErrorIcon, colour: 'error' },
  warning: { word: t('Warning'), icon: WarningAmberIcon, colour: 'warning' },
  unknown: { word: t('Not known'), icon: HelpIcon, colour: 'action' },
  ok: { word: 'OK', icon: CheckCircleIcon, colour: 'success' },
} as const;

export function ReadinessIcon({ state }: { state: State }) {
  const { icon: Icon, colour } = STATES[state];
  return <Icon color={colour} fontSize="small" aria-hidden />;
}

/** A state as a picture and as a word; the colour only helps the eye. */
export function ReadinessState({ state }: { state: State }) {
  const { word, colour } = STATES[state];
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        alignSelf: 'flex-start',
        gap: 0.75,
        width: { sm: 104 },
        flexShrink: 0,
      }}
    >
      <ReadinessIcon state={state} />
      <Box
        component="span"
        sx={{ typography: 'body2', fontWeight: 600, color: colour === 'action' ? 'text.secondary' : `${colour}.main` }}
      >
        {word}
      </Box>
    </Box>
  );
}
