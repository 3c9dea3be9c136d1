import { createTheme, CssBaseline, ThemeProvider } from '@mui/material';
import { useState, useEffect, type ReactNode } from 'react';
import { CanAccess, LoadingPage } from 'react-admin';
import { darkTheme } from '../theme';
import { SessionGate } from './SessionGate';

const theme = createTheme(darkTheme);

interface WallFrameProps {
  /** Instead, for who may not see *Tonight*. */
  denied: ReactNode;
  children: ReactNode;
}

/**
 * Dark, whatever the office's theme is. The session is asked for once: without a network nobody can be asked, and the
 * picture must stay. The server still asks at each call for figures.
 */
export function WallFrame({ denied, children }: WallFrameProps) {
  const [isLetIn, setIsLetIn] = useState(false);
  if (!isLetIn) {
    return (
      <SessionGate>
        <CanAccess resource="tonight" action="list" loading={<LoadingPage />} accessDenied={denied}>
          <Enter onEnter={setIsLetIn} />
        </CanAccess>
      </SessionGate>
    );
  }
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}

function Enter({ onEnter }: { onEnter: (isLetIn: true) => void }) {
  useEffect(() => onEnter(true), [onEnter]);
  return <LoadingPage />;
}
