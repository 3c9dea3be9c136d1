import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { RecordContextProvider, useListContext, type RaRecord } from 'react-admin';

interface RecordCardsProps<T> {
  title: (record: T) => ReactNode;
  details: (record: T) => ReactNode;
  state: (record: T) => ReactNode;
  actions: ReactNode;
}

/** The records of a list on a narrow screen, each with everything that can be done with it. */
export function RecordCards<T extends RaRecord>({ title, details, state, actions }: RecordCardsProps<T>) {
  const { data = [] } = useListContext<T>();
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 1.5, listStyle: 'none' }}>
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <Card component="li" variant="outlined" sx={{ p: 1.5, minWidth: 0 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 1 }}>
              <Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
                {title(record)}
              </Typography>
              {state(record)}
            </Box>
            <Box sx={{ typography: 'body2', color: 'text.secondary', my: 1, overflowWrap: 'anywhere' }}>
              {details(record)}
            </Box>
            {actions}
          </Card>
        </RecordContextProvider>
      ))}
    </Box>
  );
}
