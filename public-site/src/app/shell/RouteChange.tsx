import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** A new page starts at its top with the keyboard's focus on it; going back leaves the scroll to the browser. */
export function RouteChange({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    main.current?.focus({ preventScroll: true });
    if (type !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, type, main]);
  return null;
}
