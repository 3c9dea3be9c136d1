import { Box } from '@mui/material';
import { formatJakarta } from '../../lib/jakartaTime';

/** A moment in Jakarta: day and time below each other where there is no room for both. A dash for null. */
export function DayAndTime({ moment }: { moment: string | null }) {
  const [day = '', time] = formatJakarta(moment).split(', ');
  if (time === undefined) return day;
  return (
    <>
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {day},
      </Box>{' '}
      <Box component="span">{time}</Box>
    </>
  );
}
