/** Calls back once `element` is at most `margin` away from the screen; gives what calls it off. */
export function whenNear(element: Element, margin: string, start: () => void): () => void {
  if (!('IntersectionObserver' in window)) {
    start();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
