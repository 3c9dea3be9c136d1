import type { NowLight, NowLights } from '@festival/contracts';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import HelpIcon from '@mui/icons-material/Help';
import WarningIcon from '@mui/icons-material/Warning';
import { Box, Typography } from '@mui/material';
import { alertDetail } from '../../shared/alerts/alertTexts';
import { LIGHT_NAMES, LIGHT_WORDS } from './nowTexts';
import { t } from '../../lib/i18n/t';

export const LIGHT_LOOKS = {
  good: { Icon: CheckCircleIcon, colour: 'success.main' },
  slow: { Icon: WarningIcon, colour: 'warning.main' },
  bad: { Icon: ErrorIcon, colour: 'error.main' },
  unknown: { Icon: HelpIcon, colour: 'text.secondary' },
} as const;

function Light({ name, light: { state, text } }: { name: string; light: NowLight }) {
  const { Icon, colour } = LIGHT_LOOKS[state];
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Icon aria-hidden sx={{ color: colour, fontSize: 'clamp(1.8rem, 2.6vw, 3rem)' }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, fontSize: 'clamp(0.95rem, 1.3vw, 1.6rem)' }}>
          {name}: {LIGHT_WORDS[state]}
        </Typography>
        <Typography sx={{ color: 'text.secondary', fontSize: 'clamp(0.8rem, 1vw, 1.2rem)' }}>
          {alertDetail(text)}
        </Typography>
      </Box>
    </Box>
  );
}

/** How each part is: by shape and in words, never by colour alone. */
export function Lights({ lights }: { lights: NowLights }) {
  return (
    <Box
      component="ul"
      aria-label={t('State of each part')}
      sx={{
        display: 'grid',
        gap: 1.5,
        m: 0,
        p: 0,
        listStyle: 'none',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)', xl: '1fr' },
      }}
    >
      {LIGHT_NAMES.map(([key, name]) => (
        <Light key={key} name={name} light={lights[key]} />
      ))}
    </Box>
  );
}
