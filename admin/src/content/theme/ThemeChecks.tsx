import {
  colourPath,
  CONTRAST_PAIRS,
  contrastsOf,
  HEX_COLOUR,
  LEAST_CONTRAST,
  paletteOf,
  pictureSources,
  THEME_COLOUR_NAMES,
  type ThemeColours,
} from '@festival/contracts';
import CheckIcon from '@mui/icons-material/Check';
import ErrorOutlinedIcon from '@mui/icons-material/ErrorOutlined';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { t } from '../../lib/i18n/t';
import { PAIR_NAMES } from './themeNames';

/** Numbers are Indonesian in both languages. */
const decimal = (value: number): string =>
  value.toLocaleString('id-ID', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** How the typed colours read, a sample of them, and the way to the whole site in them. */
export function ThemeChecks() {
  const values = useWatch();
  const colours = coloursOf(values);
  if (!colours)
    return <Typography color="text.secondary">{t('Each colour is # followed by 6 hex digits.')}</Typography>;
  const contrasts = contrastsOf(colours);
  return (
    <Stack spacing={2} sx={{ width: '100%', my: 2 }}>
      <Sample colours={colours} />
      <Button
        variant="outlined"
        href={`/?${skinOf(colours, values)}`}
        target="_blank"
        rel="noreferrer"
        startIcon={<OpenInNewIcon />}
        sx={{ alignSelf: 'start' }}
      >
        {t('Try them on the whole site')}
      </Button>
      <Box component="section" aria-label={t('How well words can be read')}>
        <Typography variant="body2" component="h3" sx={{ fontWeight: 600, mb: 0.5 }}>
          {t('How well words can be read')}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {t('A contrast of at least %{least} to 1 in each line; otherwise the theme is not saved.', {
            least: decimal(LEAST_CONTRAST),
          })}
        </Typography>
        <Stack component="ul" spacing={0.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {CONTRAST_PAIRS.map((pair) => {
            const isGood = contrasts[pair] >= LEAST_CONTRAST;
            return (
              <Stack key={pair} component="li" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
                {isGood ? (
                  <CheckIcon fontSize="small" color="success" titleAccess={t('Reads well')} />
                ) : (
                  <ErrorOutlinedIcon fontSize="small" color="error" titleAccess={t('Can hardly be read')} />
                )}
                <Typography variant="body2" color={isGood ? 'text.primary' : 'error'}>
                  {PAIR_NAMES[pair]}: {decimal(contrasts[pair])}
                </Typography>
              </Stack>
            );
          })}
        </Stack>
      </Box>
    </Stack>
  );
}

/** A night, a card and a button in these colours. */
function Sample({ colours }: { colours: ThemeColours }) {
  const palette = paletteOf(colours);
  return (
    <Box
      component="section"
      aria-label={t('Live preview')}
      sx={{ p: 2, borderRadius: 1.5, bgcolor: palette['night-900'], color: palette['parchment-50'] }}
    >
      <Typography sx={{ color: palette['quest-yellow'], fontWeight: 800, fontSize: 20 }}>{t('Festival')}</Typography>
      <Typography variant="body2" sx={{ color: palette['night-200'] }}>
        {t('Quiet words on the night')}
      </Typography>
      <Box sx={{ mt: 1.5, p: 1.5, borderRadius: 1, bgcolor: palette['parchment-100'], color: palette['ink-900'] }}>
        <Typography sx={{ color: palette['night-900'], fontWeight: 800 }}>{t('A card')}</Typography>
        <Typography variant="body2">{t('Words on light grounds')}</Typography>
        <Box
          sx={{
            display: 'inline-block',
            mt: 1,
            px: 2,
            py: 0.75,
            borderRadius: 1,
            fontWeight: 700,
            color: '#ffffff',
            background: `linear-gradient(${palette['banner-red']}, ${palette['banner-red-deep']})`,
          }}
        >
          {t('Get your ticket')}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, mt: 1.5 }} aria-hidden="true">
        {['quest-yellow', 'realm-teal', 'ember-orange', 'leaf-green'].map((name) => (
          <Box key={name} sx={{ width: 32, height: 16, borderRadius: 0.5, bgcolor: palette[name] }} />
        ))}
      </Box>
    </Box>
  );
}

/** The skin in a link. A picture of another site isn't tried: the site would show it to whoever follows the link. */
function skinOf(colours: ThemeColours, values: Record<string, unknown>): string {
  const skin = new URLSearchParams({ theme: colourPath(colours) });
  for (const name of ['crest', 'hero']) {
    const address = String(values[name] ?? '').trim();
    if (address === '' || pictureSources(address)) skin.set(name, address);
  }
  return skin.toString();
}

function coloursOf(values: Record<string, unknown>): ThemeColours | null {
  const pairs = THEME_COLOUR_NAMES.map((name) => [name, String(values[name] ?? '').toLowerCase()] as const);
  return pairs.every(([, value]) => HEX_COLOUR.test(value)) ? (Object.fromEntries(pairs) as ThemeColours) : null;
}
