import { createTheme, type Theme } from '@mui/material/styles';
import { scannerTheme } from '../door/scanner/scan/scannerTheme';
import type { Look } from './GateContext';

/** In sunlight only black on white can be read. */
const dayTheme = createTheme({
  ...scannerTheme,
  palette: {
    mode: 'light',
    primary: { main: '#0E4280', contrastText: '#FFFFFF' },
    background: { default: '#FFFFFF', paper: '#FFFFFF' },
  },
});

export const gateTheme = (look: Look): Theme => (look === 'day' ? dayTheme : scannerTheme);
