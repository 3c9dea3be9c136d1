import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { QUEST_YELLOW } from '../shared/brand';
import { components } from './themeComponents';

const REALM_BLUE = '#0e4280';
const INK = '#1b1530';
const BODY_FONT = '"Plus Jakarta Sans Variable", system-ui, sans-serif';

const LIGHT: RaThemeOptions['palette'] = {
  mode: 'light',
  primary: { main: REALM_BLUE },
  secondary: { main: QUEST_YELLOW, contrastText: INK },
  success: { main: '#146b3c' },
  warning: { main: '#8f5b00' },
  error: { main: '#b81f34' },
  info: { main: '#12677a' },
  background: { default: '#f3f5fa', paper: '#ffffff' },
  text: { primary: INK },
};

const DARK: RaThemeOptions['palette'] = {
  mode: 'dark',
  primary: { main: '#8fb8f0' },
  secondary: { main: QUEST_YELLOW, contrastText: INK },
  success: { main: '#6fd3a0' },
  warning: { main: '#ffc97a' },
  error: { main: '#ff9aa6' },
  info: { main: '#7fd3e0' },
  background: { default: '#0a1426', paper: '#12203a' },
};

function festivalTheme(base: RaThemeOptions, palette: RaThemeOptions['palette']): RaThemeOptions {
  return {
    ...base,
    palette,
    // The sidebar stays open from 992 px; `md` is that width everywhere.
    breakpoints: { values: { xs: 0, sm: 600, md: 992, lg: 1200, xl: 1536 } },
    shape: { borderRadius: 8 },
    sidebar: { width: 240, closedWidth: 240 },
    typography: {
      fontFamily: BODY_FONT,
      h6: { fontWeight: 600, fontSize: '1.05rem' },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: { ...base.components, ...components },
  };
}

export const lightTheme = festivalTheme(defaultLightTheme, LIGHT);
export const darkTheme = festivalTheme(defaultDarkTheme, DARK);
