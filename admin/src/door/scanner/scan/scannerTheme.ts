import { createTheme } from '@mui/material/styles';

export const GLASS = 'rgba(6, 14, 33, 0.88)';
export const NIGHT = '#060E21';
export const GOOD = '#5BE08A';
export const BAD = '#FF8A8A';

/** Smallest side of anything that a wet thumb must hit, CSS pixels. */
export const TOUCH_SIZE = 56;

/** A phone lying on its side: little height, much width. */
export const LOW_SCREEN = '@media (orientation: landscape) and (max-height: 520px) and (min-width: 480px)';

/** The scanner is dark in any theme of the back office: it is used at night. */
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
