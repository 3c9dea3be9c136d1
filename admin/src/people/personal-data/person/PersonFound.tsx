import type { PersonCounts, PersonRequest, PersonSummary } from '@festival/contracts';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useAction } from '../../../shared/dialogs/useAction';
import { DetailRows } from '../../../shared/fields/DetailCard';
import { saveFile } from '../../../shared/files/download';
import { personalDataCalls } from '../personalDataCalls';
import { ErasePersonDialog } from './ErasePersonDialog';
import { OrdersOfPhone } from './OrdersOfPhone';
import { serverText } from '../../../lib/i18n/serverText';
import { t } from '../../../lib/i18n/t';

const LABELS: ReadonlyArray<[keyof PersonCounts, string]> = [
  ['orders', t('Orders')],
  ['tickets', t('Tickets')],
  ['mails', t('Mails')],
  ['refunds', t('Refunds')],
  ['scans', t('Scans')],
  ['conversations', t('Conversations')],
  ['next_year', t('Next year’s list')],
  ['accounts', t('Staff accounts')],
  ['typed', t('Searches of staff with their address')],
];

interface PersonFoundProps {
  person: PersonRequest;
  summary: PersonSummary;
  /** Other orders were said to be theirs, or not. */
  onChoose: (orderNumbers: string[]) => void;
  onErased: () => void;
}

/** What is kept of the person, and what can be done with it. */
export function PersonFound({ person, summary, onChoose, onErased }: PersonFoundProps) {
  const { counts, blockers, orders_of_phone } = summary;
  const [isErasing, setIsErasing] = useState(false);
  const notify = useNotify();
  const { run, busy } = useAction({
    call: () => personalDataCalls.export(person),
    failureText: t('The export did not work. Please try again.'),
    onDone: (data) => {
      saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'personal-data.json');
      notify('The file was saved. Give it to nobody else.', { type: 'success' });
    },
    onSettled: () => undefined,
  });
  const ofPhone = <OrdersOfPhone orders={orders_of_phone} chosen={person.order_numbers ?? []} onChoose={onChoose} />;
  if (Object.values(counts).every((count) => count === 0)) {
    return (
      <Box sx={{ mt: 2 }}>
        <Typography component="output" sx={{ display: 'block' }}>
          {t('Nothing is kept of %{email}.', { email: person.email })}
        </Typography>
        {ofPhone}
      </Box>
    );
  }
  return (
    <Box sx={{ mt: 2, maxWidth: 560 }}>
      <Typography component="output" variant="subtitle1" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
        {t('Kept of %{email}', { email: person.email })}
      </Typography>
      <DetailRows details={LABELS.map(([key, label]) => [label, counts[key]])} />
      {ofPhone}
      {blockers.map((text) => (
        <Alert key={text} severity="warning" sx={{ mt: 1 }}>
          {serverText(text)}
        </Alert>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button variant="outlined" loading={busy} onClick={() => run(undefined)}>
          {t('Save as a file')}
        </Button>
        <Button variant="outlined" color="error" disabled={blockers.length > 0} onClick={() => setIsErasing(true)}>
          {t('Erase')}
        </Button>
      </Box>
      {isErasing && (
        <ErasePersonDialog
          person={person}
          onErased={() => {
            setIsErasing(false);
            onErased();
          }}
          onClose={() => setIsErasing(false)}
        />
      )}
    </Box>
  );
}
