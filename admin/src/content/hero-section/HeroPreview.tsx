import type { HeroSection } from '@festival/contracts';
import { Box, Typography } from '@mui/material';
import { NAVY, QUEST_YELLOW, TITLE_FONT } from '../../shared/brand';

const NIGHT = `linear-gradient(180deg, ${NAVY} 0%, #0e4280 70%, #1b1530 100%)`;

/** The texts as visitors will see them, while they are typed. */
export function HeroPreview({ hero }: { hero: Partial<HeroSection> }) {
  return (
    <Box component="section" aria-label="Live preview" sx={{ my: 2 }}>
      <Typography variant="body2" component="h3" sx={{ mb: 0.5, fontWeight: 600 }}>
        Live preview
      </Typography>
      <Box
        sx={{
          display: 'grid',
          alignContent: 'center',
          gap: 1,
          minHeight: 200,
          px: 2,
          py: 4,
          borderRadius: 1.5,
          textAlign: 'center',
          overflowWrap: 'anywhere',
          color: '#f6e7c4',
          background: NIGHT,
        }}
      >
        {hero.is_active ? (
          <>
            <Box sx={{ fontFamily: TITLE_FONT, fontSize: { xs: 24, sm: 32 }, fontWeight: 700, color: QUEST_YELLOW }}>
              {hero.title_text}
            </Box>
            <Box sx={{ fontSize: { xs: 16, sm: 18 } }}>{hero.event_text_line1}</Box>
            <Box sx={{ fontSize: { xs: 16, sm: 18 } }}>{hero.event_text_line2}</Box>
          </>
        ) : (
          <em>The texts are hidden from visitors.</em>
        )}
      </Box>
    </Box>
  );
}
