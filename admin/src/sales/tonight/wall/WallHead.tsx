import type { NowLights } from '@festival/contracts';
import CloseIcon from '@mui/icons-material/Close';
import FullscreenIcon from '@mui/icons-material/Fullscreen';
import FullscreenExitIcon from '@mui/icons-material/FullscreenExit';
import { Box, IconButton, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { jakartaTimeOfDay } from '../../../lib/jakartaTime';
import { t } from '../../../lib/i18n/t';
import { LIGHT_LOOKS } from '../Lights';
import { LIGHT_NAMES, LIGHT_WORDS } from '../nowTexts';

interface WallHeadProps {
  asOf: number | null;
  lights: NowLights;
  isFull: boolean;
  onFull: () => void;
}

/** The lights in words and shapes, the time of the figures, and the ways out. */
export function WallHead({ asOf, lights, isFull, onFull }: WallHeadProps) {
  return (
    <Box
      component="header"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'calc(var(--u) * 2)', minWidth: 0 }}
    >
      <Typography component="h1" sx={{ fontSize: 'calc(var(--u) * 2.2)', fontWeight: 700 }}>
        {t('Tonight')}
      </Typography>
      <WallLights lights={lights} />
      <Typography
        sx={{
          fontSize: 'calc(var(--u) * 2.2)',
          fontWeight: 600,
          fontVariantNumeric: 'tabular-nums',
          whiteSpace: 'nowrap',
        }}
      >
        {asOf !== null && t('%{time} WIB', { time: jakartaTimeOfDay(new Date(asOf)) })}
      </Typography>
      <Box sx={{ display: 'flex', color: 'text.secondary' }}>
        <IconButton color="inherit" onClick={onFull} aria-label={isFull ? t('Leave full screen') : t('Full screen')}>
          {isFull ? <FullscreenExitIcon /> : <FullscreenIcon />}
        </IconButton>
        <IconButton color="inherit" component={Link} to="/tonight" aria-label={t('Back to the back office')}>
          <CloseIcon />
        </IconButton>
      </Box>
    </Box>
  );
}

function WallLights({ lights }: { lights: NowLights }) {
  return (
    <Box
      component="ul"
      aria-label={t('State of each part')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        flex: '1 1 var(--lights-basis, 0)',
        order: 'var(--lights-order, 0)',
        gap: 'calc(var(--u) * 1.8)',
        m: 0,
        p: 0,
        listStyle: 'none',
        minWidth: 0,
      }}
    >
      {LIGHT_NAMES.map(([key, name]) => {
        const { state } = lights[key];
        const { Icon, colour } = LIGHT_LOOKS[state];
        return (
          <Box component="li" key={key} sx={{ display: 'flex', alignItems: 'center', gap: 'calc(var(--u) * 0.5)' }}>
            <Icon aria-hidden sx={{ color: colour, fontSize: 'calc(var(--u) * 2.2)' }} />
            <Box sx={{ whiteSpace: 'nowrap', lineHeight: 1.15 }}>
              <Typography sx={{ color: 'text.secondary', fontSize: 'var(--small-size)', lineHeight: 'inherit' }}>
                {name}
              </Typography>
              <Typography sx={{ fontSize: 'var(--row-size)', fontWeight: 700, lineHeight: 'inherit' }}>
                {LIGHT_WORDS[state]}
              </Typography>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
