import type { NowAlert } from '@festival/contracts';
import { Box, Typography } from '@mui/material';
import { jakartaTimeOfDay } from '../../../lib/jakartaTime';
import { serverText } from '../../../lib/i18n/serverText';
import { t } from '../../../lib/i18n/t';
import { alertName } from '../../../shared/alerts/alertTexts';
import { duration } from '../nowTexts';

/** The figures must stay in sight. */
const MOST = 2;

interface StripProps {
  isCritical: boolean;
  title: string;
  text: string;
}

function Strip({ isCritical, title, text }: StripProps) {
  const colour = isCritical ? 'error' : 'warning';
  return (
    <Box
      sx={{
        px: 'calc(var(--u) * 1.1)',
        py: 'calc(var(--u) * 0.5)',
        borderRadius: 'calc(var(--u) * 0.5)',
        bgcolor: `${colour}.main`,
        color: `${colour}.contrastText`,
        minWidth: 0,
      }}
    >
      <Typography noWrap sx={{ fontSize: 'calc(var(--u) * 1.8)', fontWeight: 700, lineHeight: 1.2 }}>
        {title}
      </Typography>
      <Typography
        sx={{
          fontSize: 'var(--label-size)',
          lineHeight: 1.25,
          overflow: 'hidden',
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
        }}
      >
        {text}
      </Typography>
    </Box>
  );
}

interface WallNewsProps {
  alerts: readonly NowAlert[];
  /** When the last figures came (milliseconds), once they are old; null while they aren't. */
  staleSince: number | null;
  seconds: number;
  /** The same of what is counted less often. */
  trendsStaleSince: number | null;
}

/** That the figures are old, and since when; else what is wrong, critical ones first. Read out when it comes. */
export function WallNews({ alerts, staleSince, seconds, trendsStaleSince }: WallNewsProps) {
  const shown = alerts.slice(0, MOST);
  const more = alerts.length - shown.length;
  return (
    <Box
      aria-live="assertive"
      sx={{
        display: 'flex',
        gap: 'calc(var(--u) * 0.8)',
        '& > *': { flex: '1 1 0' },
        '& > * + * + *': { flex: '0 0 auto' },
      }}
    >
      {staleSince !== null && (
        <Strip
          isCritical={false}
          title={t('No news since %{time} WIB', { time: jakartaTimeOfDay(new Date(staleSince)) })}
          text={t('The figures below are %{duration} old. New ones come by themselves once the server answers.', {
            duration: duration(seconds),
          })}
        />
      )}
      {staleSince === null &&
        shown.map(({ name, severity, action, since }) => (
          <Strip
            key={name}
            isCritical={severity === 'critical'}
            title={t('%{name} since %{time}', {
              name: alertName(name),
              time: jakartaTimeOfDay(new Date(since)).slice(0, '19:35'.length),
            })}
            text={serverText(action)}
          />
        ))}
      {staleSince === null && trendsStaleSince !== null && (
        <Strip
          isCritical={false}
          title={t('No news since %{time} WIB', { time: jakartaTimeOfDay(new Date(trendsStaleSince)) })}
          text={t('Of the curves, methods and gates.')}
        />
      )}
      {staleSince === null && more > 0 && (
        <Strip isCritical={false} title={t('%{more} more', { more })} text={t('All of them are on Tonight.')} />
      )}
    </Box>
  );
}
