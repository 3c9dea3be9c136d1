import { type ReactNode, useEffect, useRef, useState } from 'react';

const AHEAD = '600px';

export interface WhenNearProps {
  /** As high as the children, so that nothing jumps when they come. */
  className?: string;
  children: ReactNode;
}

/** Leaves a place empty until the visitor comes near it: what is heavy and far down costs the first screen nothing. */
export function WhenNear({ className, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return isNear ? children : <div ref={place} className={className} />;
}
