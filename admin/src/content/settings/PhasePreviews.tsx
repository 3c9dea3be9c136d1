import { type AdminSiteSettings, type FestivalPhase, phasePreviews, PREVIEW_AT } from '@festival/contracts';
import { Link, Stack, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';

const LABELS: Readonly<Record<FestivalPhase, string>> = {
  'before-sale': 'Before the sale',
  'on-sale': 'On sale',
  'sold-out': 'Sold out',
  'this-week': 'The last week',
  tonight: 'The day of the concert',
  after: 'After it',
};

/** Links that show the site as it will be. */
export function PhasePreviews() {
  const settings = useRecordContext<AdminSiteSettings>();
  if (!settings) return null;
  return (
    <Stack spacing={0.5} sx={{ width: '100%' }}>
      <Typography variant="body2" color="text.secondary">
        The site with another clock, in a new tab. Only what it shows changes: tickets are sold as they are now. Before
        and during the sale it shows what the ticket types’ sale windows say.
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        {phasePreviews(settings.concert_date).map(({ phase, at }) => (
          <Link key={phase} href={`/?${PREVIEW_AT}=${at}`} target="_blank" rel="noreferrer">
            {LABELS[phase]}
          </Link>
        ))}
      </Stack>
    </Stack>
  );
}
