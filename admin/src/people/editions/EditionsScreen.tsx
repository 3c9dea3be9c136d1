import type { EditionsData } from '@festival/contracts';
import { Alert, Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Loading, Title, useLogoutIfAccessDenied } from 'react-admin';
import { formatJakarta } from '../../lib/jakartaTime';
import { LoadFailed } from '../../shared/lists/LoadFailed';
import { EDITIONS_KEY, editionCalls } from './editionCalls';
import { EditionProgress } from './EditionProgress';
import { NextStepsSection } from './NextStepsSection';
import { PastEditionsSection } from './past/PastEditionsSection';
import { NewEditionSection } from './plan/NewEditionSection';
import { t } from '../../lib/i18n/t';
import { rich } from '../../lib/i18n/rich';

const REFRESH_MS = 2_000;

/** From this year's festival to the next: what is to do before the sale, the next edition, and those that are over. */
export function EditionsScreen() {
  const { data, error, refetch } = useQuery({
    queryKey: EDITIONS_KEY,
    queryFn: editionCalls.overview,
    // While one is made its processes start again, and don't answer for a moment.
    refetchInterval: ({ state }) => (state.data?.under_way ? REFRESH_MS : false),
  });
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  useEffect(() => {
    if (error) void logoutIfAccessDenied(error);
  }, [error, logoutIfAccessDenied]);
  return (
    <Box sx={{ maxWidth: 960, px: { xs: 1, sm: 0 }, pb: 4, minWidth: 0 }}>
      <Title title="Editions" />
      {error && !data && <LoadFailed what={t('The editions')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && <Editions data={data} isAway={error !== null} />}
    </Box>
  );
}

function Editions({ data, isAway }: { data: EditionsData; isAway: boolean }) {
  const { edition, name, concert_at, under_way, past, next_steps } = data;
  return (
    <>
      <Typography sx={{ px: { xs: 1, sm: 0 }, mt: 2 }}>
        {rich('This is %{strong}, with its concert on %{concertAt} WIB.', {
          strong: <strong>{`${name} ${edition}`}</strong>,
          concertAt: formatJakarta(concert_at),
        })}
      </Typography>
      {under_way ? (
        <>
          {isAway && (
            <Alert severity="info" sx={{ mt: 2 }}>
              {t('The festival starts again. This takes some seconds.')}
            </Alert>
          )}
          <EditionProgress underWay={under_way} />
        </>
      ) : (
        <>
          {next_steps.length > 0 && <NextStepsSection steps={next_steps} />}
          <NewEditionSection edition={edition} concertAt={concert_at} />
        </>
      )}
      <PastEditionsSection past={past} />
    </>
  );
}
