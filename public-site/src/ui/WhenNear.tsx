import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

/** So far below the screen that it is there before it is seen. */
const MARGIN = '800px';

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
    if (!place.current || !('IntersectionObserver' in window)) {
      setNear(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={className}>
      {isNear && <Suspense fallback={null}>{children}</Suspense>}
    </div>
  );
}
