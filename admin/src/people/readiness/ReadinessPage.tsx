import type { ReadinessData, TestMail } from '@festival/contracts';
import { Box, Button, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Loading, Title, useLogoutIfAccessDenied } from 'react-admin';
import { formatJakarta } from '../../lib/jakartaTime';
import { Dialogs, useDialogs } from '../../shared/dialogs/Dialogs';
import { useAction } from '../../shared/dialogs/useAction';
import { MailAddress } from '../../shared/fields/MailAddress';
import { LoadFailed } from '../../shared/lists/LoadFailed';
import { DkimSelectorDialog } from './DkimSelectorDialog';
import { READINESS_KEY, readinessCalls } from './readinessCalls';
import { ReadinessLines } from './ReadinessLines';
import { ReadinessSummary } from './ReadinessSummary';
import { TestMailDialog } from './TestMailDialog';
import { t } from '../../lib/i18n/t';

/** Whether the festival is ready to sell, and what to do where it isn't. */
export function ReadinessPage() {
  const { data, error, refetch } = useQuery({ queryKey: READINESS_KEY, queryFn: readinessCalls.known });
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  useEffect(() => {
    if (error) void logoutIfAccessDenied(error);
  }, [error, logoutIfAccessDenied]);
  return (
    <Box sx={{ pb: 4, minWidth: 0 }}>
      <Title title="Ready to sell?" />
      {error && <LoadFailed what={t('The last check')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <Dialogs>
          <Readiness data={data} />
        </Dialogs>
      )}
    </Box>
  );
}

function Readiness({ data: { report, dkim_selector, test_mail } }: { data: ReadinessData }) {
  const queryClient = useQueryClient();
  const open = useDialogs();
  const { run, busy } = useAction({
    call: readinessCalls.check,
    failureText: t('The check failed. Please try again.'),
    onDone: (found) =>
      queryClient.setQueryData(
        READINESS_KEY,
        (known: ReadinessData | undefined) => known && { ...known, report: found },
      ),
    onSettled: () => undefined,
  });
  const sendTestMail = () => open((close) => <TestMailDialog onClose={close} />);
  const askSelector = () => open((close) => <DkimSelectorDialog present={dkim_selector} onClose={close} />);
  const actions = {
    test_mail: <LastTestMail mail={test_mail} />,
    dkim: (
      <Button size="small" onClick={askSelector} sx={{ ml: -0.5 }}>
        {dkim_selector === null
          ? t('DKIM selector')
          : t('DKIM selector: %{dkimSelector}', { dkimSelector: dkim_selector })}
      </Button>
    ),
  };
  return (
    <>
      <ReadinessSummary report={report} busy={busy} onCheck={() => run(undefined)} onSendTestMail={sendTestMail} />
      {report ? (
        <ReadinessLines lines={report.lines} actions={actions} />
      ) : (
        <Typography sx={{ p: 2, color: 'text.secondary' }}>
          {t(
            'Press Check. It looks at settings, payments, mails, backups, the machine, ticket types and accounts, and changes nothing.',
          )}
        </Typography>
      )}
    </>
  );
}

/** It may have arrived since the check. */
function LastTestMail({ mail }: { mail: TestMail | null }) {
  if (!mail) return null;
  const { to, sent_at, opened_at } = mail;
  return (
    <Box component="p" sx={{ m: 0, mt: 0.5, color: 'text.secondary' }}>
      {t('The last one went to')} <MailAddress address={to} />{' '}
      {t('at %{sentAt}%{openedAt}', {
        sentAt: formatJakarta(sent_at),
        openedAt: opened_at
          ? t(' and was opened at %{openedAt}.', { openedAt: formatJakarta(opened_at) })
          : t(' and was not opened yet.'),
      })}
    </Box>
  );
}
