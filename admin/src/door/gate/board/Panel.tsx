import { Box, Card, Typography, type SxProps } from '@mui/material';
import { useId, type ReactNode } from 'react';

interface PanelProps {
  /** A heading; figures that name themselves have none. */
  title?: string;
  /** Next to the heading. */
  note?: ReactNode;
  sx?: SxProps;
  children: ReactNode;
}

/** One part of the board. */
export function Panel({ title, note, sx, children }: PanelProps) {
  const id = useId();
  const heading = title !== undefined && (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline', mb: 1 }}>
      <Typography id={id} component="h2" sx={{ fontWeight: 700, fontSize: '1.25rem' }}>
        {title}
      </Typography>
      {note}
    </Box>
  );
  return (
    <Card
      variant="outlined"
      {...(title !== undefined && { component: 'section', 'aria-labelledby': id })}
      sx={[{ minWidth: 0, p: { xs: 1.5, sm: 2 } }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {heading}
      {children}
    </Card>
  );
}
