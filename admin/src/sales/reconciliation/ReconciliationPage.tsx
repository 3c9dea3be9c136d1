import { Box } from '@mui/material';
import { Title } from 'react-admin';
import { AttentionSection } from './AttentionSection';
import { Dialogs } from '../../shared/dialogs/Dialogs';
import { ImportSection } from './ImportSection';
import { RestoreSection } from './RestoreSection';
import { DifferencesSection } from './runs/DifferencesSection';
import { RefundLimitSection } from '../refunds/RefundLimitSection';
import { WaitingRefundsSection } from './WaitingRefundsSection';
import { RunsSection } from './runs/RunsSection';

/** Money that needs a person first, then what comparing with the payment provider found. */
export function ReconciliationPage() {
  return (
    <Box sx={{ pb: 4, minWidth: 0 }}>
      <Title title="Reconciliation" />
      <Dialogs>
        <RestoreSection />
        <WaitingRefundsSection />
        <AttentionSection />
        <RunsSection />
        <DifferencesSection />
      </Dialogs>
      <RefundLimitSection />
      <ImportSection />
    </Box>
  );
}
