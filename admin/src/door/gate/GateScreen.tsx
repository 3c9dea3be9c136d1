import { Box, Tab, Tabs } from '@mui/material';
import type { ComponentType } from 'react';
import { Title } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { NotFoundPage } from '../../shared/screens/StatusPage';
import { BoardTab } from './board/BoardTab';
import { parseGatePath, pathOf, TABS, type TabName } from './gatePaths';
import { PhonesTab } from './phones/PhonesTab';
import { SettingsTab } from './settings/SettingsTab';
import { useMaySeeTickets } from './useMaySeeTickets';
import { t } from '../../lib/i18n/t';

const PARTS: Readonly<Record<TabName, ComponentType>> = {
  board: BoardTab,
  phones: PhonesTab,
  settings: SettingsTab,
};

/** The gate on the evening of the festival: its figures, its phones and their settings. */
export function GateScreen() {
  const seesTickets = useMaySeeTickets();
  const tab = parseGatePath(useParams()['*'] ?? '');
  if (!tab) return <NotFoundPage />;
  const Part = PARTS[tab];
  const tabs = TABS.filter(({ name }) => name === tab || name !== 'settings' || seesTickets);
  return (
    <>
      <Title title="Gate" />
      {/* Each tab is an address of its own. */}
      <Box component="nav" aria-label={t('Gate')} sx={{ mt: 1, borderBottom: 1, borderColor: 'divider' }}>
        <Tabs value={tab}>
          {tabs.map(({ name, label }) => (
            <Tab key={name} value={name} component={Link} to={pathOf(name)} label={label} sx={{ minHeight: 48 }} />
          ))}
        </Tabs>
      </Box>
      <Box
        component="section"
        aria-label={TABS.find(({ name }) => name === tab)?.label}
        sx={{ minWidth: 0, px: { xs: 1, sm: 0 } }}
      >
        <Part />
      </Box>
    </>
  );
}
