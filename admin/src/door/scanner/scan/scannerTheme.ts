import { createTheme } from '@mui/material/styles';
import type { ScanResult } from '@festival/contracts';

/** The scanner is dark in any theme of the back office: it is used at night. White or ink on each ground meets WCAG AA. */
export const VERDICT_COLOURS: Record<ScanResult, { ground: string; text: string }> = {
  valid: { ground: '#0B7A3B', text: '#FFFFFF' },
  used: { ground: '#FFB000', text: '#1B1530' },
  invalid: { ground: '#B3122B', text: '#FFFFFF' },
  error: { ground: '#2F4369', text: '#FFFFFF' },
};

export const GLASS = 'rgba(6, 14, 33, 0.88)';
export const NIGHT = '#060E21';
export const GOOD = '#5BE08A';
export const BAD = '#FF8A8A';

/** Smallest side of anything that a wet thumb must hit, CSS pixels. */
export const TOUCH_SIZE = 56;

/** A phone lying on its side: little height, much width. */
export const LOW_SCREEN = '@media (orientation: landscape) and (max-height: 520px) and (min-width: 480px)';

export const scannerTheme = createTheme({
  palette: {
    mode: 'dark',
    primary: { main: '#FFC22F', contrastText: '#1B1530' },
    background: { default: NIGHT, paper: '#0B1F45' },
  },
  typography: {
    fontFamily: '"Plus Jakarta Sans Variable", system-ui, sans-serif',
    button: { textTransform: 'none', fontWeight: 700, fontSize: '1.0625rem' },
  },
  shape: { borderRadius: 12 },
  components: {
    MuiPaper: { styleOverrides: { root: ({ theme }) => ({ fontFamily: theme.typography.fontFamily }) } },
    MuiButton: { styleOverrides: { root: { minHeight: TOUCH_SIZE } } },
    MuiIconButton: { styleOverrides: { root: { minWidth: TOUCH_SIZE, minHeight: TOUCH_SIZE } } },
  },
});
