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
import { LATE, LateCode } from '../lib/lazy-parts';
import { useIsServed } from '../lib/served';
import { whenIdle } from '../lib/when-idle';
import { whenNear } from '../lib/when-near';
import { CodeBoundary } from './lazy-code';
import styles from './LazyPart.module.css';

/** Long after all that counts at first, so that nothing is missing when the network is gone. */
const AT_THE_LATEST_MS = 20_000;
/** Near enough to be pressed soon. */
const MARGIN = '300px';

/**
 * A part of a page below its first screen. The server draws it; its code comes when the part comes near the screen, when
 * somebody turns to it, or when the browser has had nothing to do for long. On a page that is opened from another one it
 * comes with the page. Its properties should be plain values that stay the same: what changes it reads itself.
 *
 * @param module the file of the component, from this package's root: its styles go with the HTML
 * @param isStill for what nobody can do anything with, such as a drawing: its nearness is no reason to fetch code
 */
export function latePart<P extends object>(module: string, load: () => Promise<ComponentType<P>>, isStill = false) {
  const code = new LateCode(module, async () => memo(await load()) as unknown as ComponentType<P>, isStill);

  const forget = () => code.forget();

  function Code({ isServed, onTakenOver, ...props }: P & { isServed: boolean; onTakenOver: () => void }) {
    const isTakingOver = useIsServed();
    useEffect(onTakenOver, [onTakenOver]);
    if (!code.loaded) {
      if (!isServed) use(code.load());
      // Something above has changed, so React wants the part at once.
      if (isServed && !isTakingOver) void code.tryLoad();
      use(code.ready);
    }
    const Loaded = code.loaded as ComponentType<P>;
    return <Loaded {...(props as unknown as P)} />;
  }

  return memo(function LatePart(props: P) {
    const isTakingOver = useIsServed();
    const [isServed] = useState(isTakingOver);
    const [isWaiting, setWaiting] = useState(isServed);
    const place = useRef<HTMLDivElement>(null);
    useLoading(code, place, isWaiting);
    const onTakenOver = useCallback(() => {
      setWaiting(false);
      code.takeOver();
    }, []);
    // Kept as it is: a boundary that is given anew before its code is there would be emptied.
    const content = useMemo(() => {
      const part = <Code {...props} isServed={isServed} onTakenOver={onTakenOver} />;
      if (isServed) return <Suspense fallback={<AsServed place={place} />}>{part}</Suspense>;
      return (
        <CodeBoundary onRetry={forget}>
          <Suspense fallback={null}>{part}</Suspense>
        </CodeBoundary>
      );
    }, [props, isServed, onTakenOver]);
    return (
      <div ref={place} className={isStill ? styles.still : undefined} {...{ [LATE]: isWaiting ? module : undefined }}>
        {content}
      </div>
    );
  });
}

/** What stands there, once more: React may want the part anew while its code is on its way, as when the address changes. */
function AsServed({ place }: { place: RefObject<HTMLElement | null> }) {
  const [html] = useState(() => place.current?.innerHTML ?? '');
  return <div className={html ? styles.still : styles.room} dangerouslySetInnerHTML={{ __html: html }} />;
}

function useLoading(code: LateCode<unknown>, place: RefObject<HTMLElement | null>, isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting || !place.current) return undefined;
    const load = () => void code.tryLoad();
    let callOff = () => {};
    const timer = setTimeout(() => (callOff = whenIdle(load)), AT_THE_LATEST_MS);
    const lookAway = code.isStill ? () => undefined : whenNear(place.current, MARGIN, load);
    return () => {
      clearTimeout(timer);
      callOff();
      lookAway();
    };
  }, [code, place, isWaiting]);
}
