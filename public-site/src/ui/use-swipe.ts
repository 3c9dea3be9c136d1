import { type MouseEvent, type PointerEvent, useRef } from 'react';

const LEAST_PX = 30;

/**
 * Handlers of an element that is swiped sideways; give it `touch-action: pan-y`. `onSwipe` gets the way in pixels,
 * negative to the left. The click that ends a swipe isn't one.
 */
export function useSwipe(onSwipe: (wayPx: number) => void) {
  const startX = useRef<number | null>(null);
  const hasSwiped = useRef(false);
  return {
    onPointerDown: ({ clientX, isPrimary }: PointerEvent) => {
      startX.current = isPrimary ? clientX : null;
      hasSwiped.current = false;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const way = startX.current === null ? 0 : clientX - startX.current;
      startX.current = null;
      if (Math.abs(way) < LEAST_PX) return;
      hasSwiped.current = true;
      onSwipe(way);
    },
    onPointerCancel: () => {
      startX.current = null;
    },
    onClickCapture: (event: MouseEvent) => {
      if (!hasSwiped.current) return;
      hasSwiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
