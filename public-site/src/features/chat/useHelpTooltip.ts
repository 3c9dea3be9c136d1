import { useEffect, useRef, useState } from 'react';
import { tooltipShown } from './talk/talk-storage';

const APPEARS_AFTER_MS = 2000;
const HIDES_AFTER_MS = 8000;

/** Shown once in a browser session, 2 s after load if the window is closed, for 8 s. */
export function useHelpTooltip(isOpen: boolean): { isShown: boolean; dismiss: () => void } {
  const [isShown, setShown] = useState(false);
  const isChatOpen = useRef(isOpen);
  useEffect(() => {
    isChatOpen.current = isOpen;
  }, [isOpen]);
  useEffect(() => {
    if (tooltipShown.get() !== null) return undefined;
    const timer = setTimeout(() => {
      if (isChatOpen.current) return;
      tooltipShown.set('yes');
      setShown(true);
    }, APPEARS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => setShown(false), HIDES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  return { isShown, dismiss: () => setShown(false) };
}
