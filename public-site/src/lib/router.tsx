import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import type { RouteParams } from './route-pattern';

/** Where the visitor is. */
export interface Place {
  pathname: string;
  /** With its question mark; empty without a query. */
  search: string;
  hash: string;
  /** What `navigate` was given along. */
  state: unknown;
  /** Reached by the browser's Back or Forward. */
  isReturn: boolean;
}

export interface NavigateOptions {
  /** Takes the place of the present entry of the history. */
  replace?: boolean;
  state?: unknown;
}

export type Navigate = (to: string, options?: NavigateOptions) => void;

interface Router {
  place: Place;
  navigate: Navigate;
}

const RouterContext = createContext<Router | null>(null);

/** The parameters of the page's route. */
export const RouteParamsContext = createContext<RouteParams>({});

/** The browser's own history. Until a page's code is there, the one before stays. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(() => placeNow(false));
  const navigate = useCallback<Navigate>((to, { replace = false, state = null } = {}) => {
    if (replace) window.history.replaceState(state, '', to);
    else window.history.pushState(state, '', to);
    startTransition(() => setPlace(placeNow(false)));
  }, []);
  useLayoutEffect(() => {
    const onReturn = () => startTransition(() => setPlace(placeNow(true)));
    window.addEventListener('popstate', onReturn);
    return () => window.removeEventListener('popstate', onReturn);
  }, []);
  const router = useMemo(() => ({ place, navigate }), [place, navigate]);
  return <RouterContext value={router}>{children}</RouterContext>;
}

/** On the server, where nobody leaves the page. */
export function ServerRouter({ address, children }: { address: string; children: ReactNode }) {
  const { pathname, search, hash } = new URL(`http://site${address}`);
  const place = { pathname, search, hash, state: null, isReturn: false };
  return <RouterContext value={{ place, navigate: () => undefined }}>{children}</RouterContext>;
}

function placeNow(isReturn: boolean): Place {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, state: window.history.state as unknown, isReturn };
}

function useRouter(): Router {
  const router = use(RouterContext);
  if (!router) throw new Error('No router is around this component.');
  return router;
}

export const useLocation = (): Place => useRouter().place;

export const useNavigate = (): Navigate => useRouter().navigate;

export const useParams = (): RouteParams => use(RouteParamsContext);

export function useSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** Leads elsewhere instead of showing anything; Back doesn't come here again. */
export function Redirect({ to, state }: { to: string; state?: unknown }) {
  const navigate = useNavigate();
  const leave = useEffectEvent(() => navigate(to, { replace: true, state }));
  useEffect(() => leave(), []);
  return null;
}

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A page of ours, or any other address. */
  to: string;
  /** Leaves it to the browser. */
  reloadDocument?: boolean;
}

/** A link that changes the page without loading it anew, where that is possible. */
export function Link({ to, reloadDocument = false, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (reloadDocument || event.defaultPrevented || !isOwnPress(event) || !isPage(to)) return;
    event.preventDefault();
    const { origin, href } = window.location;
    navigate(to, { replace: origin + to === href });
  };
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}

/** As against one that opens a tab, a window or a download. */
const isOwnPress = ({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget }: MouseEvent<HTMLAnchorElement>) =>
  button === 0 &&
  !(metaKey || altKey || ctrlKey || shiftKey) &&
  !['_blank', '_top', '_parent'].includes(currentTarget.target);

/** `//host` and `/\host` are other hosts. */
const isPage = (address: string): boolean => /^\/(?![\\/])/.test(address);
