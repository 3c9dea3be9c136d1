import { Box, Card, CardContent, Typography, Alert, AlertTitle } from '@mui/material';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useEditedId } from '../lists/RecordActions';
import { t } from '../../lib/i18n/t';

interface FormPanelProps {
  title: string;
  instructions: ReactNode;
  children: ReactNode;
}

/** The form of a screen that has its list below; whoever comes to edit, or is done, finds the cursor here. */
export function FormPanel({ title, instructions, children }: FormPanelProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const editedId = useEditedId();
  const shown = useRef(editedId);

  useEffect(() => {
    if (shown.current !== editedId) heading.current?.focus();
    shown.current = editedId;
  }, [editedId]);

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        mt: 2,
        mx: { xs: 1.5, sm: 0 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
      }}
    >
      <Card component="section" aria-labelledby={titleId} sx={{ alignSelf: 'start' }}>
        <CardContent>
          <Typography id={titleId} ref={heading} tabIndex={-1} component="h2" variant="h6" sx={{ mb: 1.5 }}>
            {title}
          </Typography>
          {children}
        </CardContent>
      </Card>
      {instructions}
    </Box>
  );
}

/** How a screen works, next to its form. */
export function InstructionsBox({ lines }: { lines: readonly string[] }) {
  return (
    <Alert
      severity="info"
      variant="outlined"
      role="note"
      aria-label={t('Instructions')}
      sx={{ alignSelf: 'start', bgcolor: 'background.paper' }}
    >
      <AlertTitle component="h2">{t('Instructions')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Alert>
  );
}
