import { createTheme, ThemeProvider } from '@mui/material';
import { render } from '@testing-library/react';
import { countUnit, type ChartDay } from './chartDays';
import { DayBars } from './DayBars';

it('has a bar for each series of a day, the days and the unit at the axes', () => {
  const days: ChartDay[] = [
    { day: '2025-10-01', values: { early: 2, late: 1 } },
    { day: '2025-10-02', values: { early: 4 } },
  ];
  const series = [
    { key: 'early', label: 'Early', colour: '#123456' },
    { key: 'late', label: 'Late', colour: 'primary.main' },
  ];
  const theme = createTheme();
  const { container } = render(
    <ThemeProvider theme={theme}>
      <DayBars days={days} series={series} unit={countUnit('Tickets', 'ticket', 'tickets')} height={240} />
    </ThemeProvider>,
  );
  const texts = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(texts).toEqual(expect.arrayContaining(['1 Okt', '2 Okt', '0', '4', 'Tickets']));
  const fills = [...container.querySelectorAll('path.recharts-rectangle')].map((bar) => bar.getAttribute('fill'));
  expect(fills).toEqual(['#123456', '#123456', theme.palette.primary.main]);
});
