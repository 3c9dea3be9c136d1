import { Box, Tab, Tabs } from '@mui/material';
import type { ComponentType } from 'react';
import { Title } from 'react-admin';
import { useParams, Link } from 'react-router-dom';
import { NotFoundPage } from '../shared/screens/StatusPage';
import { AnalyticsTab } from './analytics/AnalyticsTab';
import { BannerOutlet, BannerProvider } from './calls/Banners';
import { ConversationsTab } from './conversations/ConversationsTab';
import { KnowledgeDialog } from './knowledge/KnowledgeDialog';
import { KnowledgeTab } from './knowledge/KnowledgeTab';
import { parseTrainingPath, TABS, type TabName, pathOf } from './calls/trainingPaths';
import { TestTab } from './try-out/TestTab';
import { UnansweredTab } from './unanswered/UnansweredTab';
import { t } from '../lib/i18n/t';

const PARTS: Readonly<Record<TabName, ComponentType>> = {
  knowledge: KnowledgeTab,
  conversations: ConversationsTab,
  analytics: AnalyticsTab,
  test: TestTab,
  unanswered: UnansweredTab,
};

/** The assistant's knowledge, its conversations, and the questions that it couldn't answer. */
export function ChatbotTrainingScreen() {
  const place = parseTrainingPath(useParams()['*'] ?? '');
  if (!place) return <NotFoundPage />;
  const { tab, form } = place;
  const Part = PARTS[tab];
  const label = TABS.find(({ name }) => name === tab)?.label;
  return (
    <BannerProvider tab={tab}>
      <Title title="Chatbot Training" />
      {!form && <BannerOutlet />}
      <TrainingTabs chosen={tab} />
      <Box component="section" aria-label={label} sx={{ minWidth: 0 }}>
        <Part />
      </Box>
      {form && <KnowledgeDialog key={JSON.stringify(form)} tab={tab} form={form} />}
    </BannerProvider>
  );
}

/** Each tab is an address of its own. */
function TrainingTabs({ chosen }: { chosen: TabName }) {
  return (
    <Box component="nav" aria-label={t('Chatbot training')} sx={{ mt: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Tabs value={chosen} variant="scrollable" scrollButtons="auto" allowScrollButtonsMobile>
        {TABS.map(({ name, label }) => (
          <Tab key={name} value={name} component={Link} to={pathOf(name)} label={label} sx={{ minHeight: 48 }} />
        ))}
      </Tabs>
    </Box>
  );
}
