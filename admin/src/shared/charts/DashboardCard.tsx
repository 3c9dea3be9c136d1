import { Card, CardContent, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

interface DashboardCardProps {
  title: string;
  /** The scope of the figures, where the title leaves it open. */
  hint?: string;
  children: ReactNode;
}

/** One part of the dashboard, with a heading of its own. */
export function DashboardCard({ title, hint, children }: DashboardCardProps) {
  const id = useId();
  return (
    <Card variant="outlined" component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <CardContent sx={{ p: { xs: 1.5, sm: 2 } }}>
        <Typography id={id} component="h2" variant="h6">
          {title}
        </Typography>
        {hint && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            {hint}
          </Typography>
        )}
        {children}
      </CardContent>
    </Card>
  );
}
