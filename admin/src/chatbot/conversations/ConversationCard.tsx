import type { ChatConversation } from '@festival/contracts';
import { Box, Card, Chip, Typography } from '@mui/material';
import { formatJakarta } from '../../lib/jakartaTime';
import { ChatText } from '../lists/ChatText';
import { LanguageChip } from '../lists/LanguageChip';
import { DeleteConversationButton } from './DeleteConversationButton';

function Said({ by, text }: { by: string; text: string }) {
  return (
    <Box sx={{ mt: 1 }}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', fontWeight: 600 }}>
        {by}
      </Typography>
      <ChatText text={text} />
    </Box>
  );
}

export function ConversationCard({ conversation }: { conversation: ChatConversation }) {
  const { language, matched_category, created_at, user_message, bot_response } = conversation;
  return (
    <Card component="li" variant="outlined" sx={{ p: { xs: 1.5, sm: 2 }, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <LanguageChip language={language} />
        <Chip
          size="small"
          label={matched_category}
          color={matched_category === 'fallback' ? 'warning' : 'default'}
          sx={{ minWidth: 0 }}
        />
        <Typography variant="caption" sx={{ ml: 'auto', color: 'text.secondary' }}>
          <time dateTime={created_at}>{formatJakarta(created_at)} WIB</time>
        </Typography>
      </Box>
      <Said by="Visitor" text={user_message} />
      <Said by="Assistant" text={bot_response} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1 }}>
        <DeleteConversationButton conversation={conversation} />
      </Box>
    </Card>
  );
}
