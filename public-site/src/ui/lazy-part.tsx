import {
  type ComponentType,
  memo,
  type RefObject,
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { LAZY, LazyPartCode } from '../lib/lazy-parts';
import { useIsServed } from '../lib/hydrated';
import { isPreview } from '../lib/preview-clock';
import { whenIdle } from '../lib/when-idle';
import { whenNear } from '../lib/when-near';
import { CodeBoundary } from './lazy-code';
import styles from './LazyPart.module.css';

/** Long after all that counts at first, so that nothing is missing when the network is gone. */
const AT_THE_LATEST_MS = 20_000;
/** Near enough to be pressed soon. */
const MARGIN = '300px';

/**
 * A part of a page that is rendered on the server and hydrated lazily. Its code is loaded when the part comes near the
 * screen, when a visitor points at it or presses it, or when the browser has been idle for long. On a page that is
 * opened from another one it is loaded with the page. Its properties should be plain values that stay the same.
 *
 * @param module the file of the component, from this package's root: its styles go with the HTML
 * @param isStill for a part that nobody can do anything with, such as a drawing: its code isn't loaded for being near
 */
export function lazyPart<P extends object>(module: string, load: () => Promise<ComponentType<P>>, isStill = false) {
  const code = new LazyPartCode(module, async () => memo(await load()) as unknown as ComponentType<P>, isStill);

  const forget = () => code.forget();

  function Code({ isServed, onHydrated, ...props }: P & { isServed: boolean; onHydrated: () => void }) {
    const isHydrating = useIsServed();
    useEffect(onHydrated, [onHydrated]);
    if (!code.loaded) {
      if (!isServed) use(code.load());
      // A context above has changed, so React renders the part at once.
      if (isServed && !isHydrating) void code.tryLoad();
      use(code.ready);
    }
    const Loaded = code.loaded as ComponentType<P>;
    return <Loaded {...(props as unknown as P)} />;
  }

  return memo(function LazyPart(props: P) {
    const isHydrating = useIsServed();
    const [isServed] = useState(isHydrating);
    const [isWaiting, setWaiting] = useState(isServed);
    const place = useRef<HTMLDivElement>(null);
    useLoading(code, place, isWaiting);
    const onHydrated = useCallback(() => {
      setWaiting(false);
      code.hydrated();
    }, []);
    // The same element each time: React empties a boundary that changes before its code is there.
    const content = useMemo(() => {
      const part = <Code {...props} isServed={isServed} onHydrated={onHydrated} />;
      if (isServed) return <Suspense fallback={<AsServed place={place} />}>{part}</Suspense>;
      return (
        <CodeBoundary onRetry={forget}>
          <Suspense fallback={null}>{part}</Suspense>
        </CodeBoundary>
      );
    }, [props, isServed, onHydrated]);
    return (
      <div ref={place} className={isStill ? styles.still : undefined} {...{ [LAZY]: isWaiting ? module : undefined }}>
        {content}
      </div>
    );
  });
}

/** The server's HTML once more: React shows the fallback when a context, such as the address, changes before hydration. */
function AsServed({ place }: { place: RefObject<HTMLElement | null> }) {
  const [html] = useState(() => place.current?.innerHTML ?? '');
  return <div className={html ? styles.still : styles.room} dangerouslySetInnerHTML={{ __html: html }} />;
}

function useLoading(code: LazyPartCode<unknown>, place: RefObject<HTMLElement | null>, isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting || !place.current) return undefined;
    const load = () => void code.tryLoad();
    let callOff = () => {};
    const timer = setTimeout(() => (callOff = whenIdle(load)), AT_THE_LATEST_MS);
    // The server doesn't know the moment at which editors look.
    if (code.isStill && isPreview()) load();
    const lookAway = code.isStill ? () => undefined : whenNear(place.current, MARGIN, load);
    return () => {
      clearTimeout(timer);
      callOff();
      lookAway();
    };
  }, [code, place, isWaiting]);
}
