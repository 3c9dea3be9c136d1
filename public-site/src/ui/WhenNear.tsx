import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { whenNear } from '../lib/when-near';

/** So far below the screen that it is there before it is seen. */
const MARGIN = '300px';

export interface WhenNearProps {
  /** Holds the place from the start. */
  className?: string;
  /** Mostly `lazy` components, whose code is asked for then. */
  children: ReactNode;
}

/** What is made only when it comes near the screen: heavy drawings far below the first sight. */
export function WhenNear({ className, children }: WhenNearProps) {
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    return place.current ? whenNear(place.current, MARGIN, () => setNear(true)) : undefined;
  }, []);
  return (
    <div ref={place} className={className}>
      {isNear && <Suspense fallback={null}>{children}</Suspense>}
    </div>
  );
}
