import { Box, Typography } from '@mui/material';
import { t } from '../../../lib/i18n/t';

/** The changes of a confirmed step, one line a field. */
export function ChangeList({ texts }: { texts: string[] }) {
  return (
    <Box>
      <Typography variant="subtitle2">{t('This changes')}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
    </Box>
  );
}
