import { createTheme, getContrastRatio } from '@mui/material/styles';
import { tierColour } from './tierColour';

const light = createTheme({ palette: { mode: 'light' } });
const dark = createTheme({ palette: { mode: 'dark', background: { paper: '#131f38' } } });

it.each(['#0E4280', '#000000', '#131f38'])('%s can be told from a dark ground', (colour) => {
  expect(getContrastRatio(tierColour(colour, dark), '#131f38')).toBeGreaterThanOrEqual(3);
});

it('changes no colour that has enough contrast, and none on a light ground', () => {
  expect(getContrastRatio(tierColour('#FFC22F', dark), '#FFC22F')).toBe(1);
  expect(tierColour('#0E4280', light)).toBe('#0E4280');
});
