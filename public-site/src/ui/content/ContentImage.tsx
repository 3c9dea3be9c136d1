import { pictureSources } from '@festival/contracts';
import { type ReactNode, startTransition, useState } from 'react';

/** From this width on a picture is next to other content, as wide as its place says. */
const BESIDE = '(min-width: 48rem)';

export interface ContentImageProps {
  /** The editor's address of the picture; empty or null when there is none. */
  src: string | null;
  alt: string;
  width: number;
  height: number;
  /** How wide its place is; without it `width` next to other content, and a phone's whole width. */
  sizes?: string | undefined;
  /** On the first screen; all others load when they come near it. */
  eager?: boolean;
  className?: string;
  /** Our own drawing, shown when there is no picture and when it can't be loaded. */
  fallback: ReactNode;
}

/** A picture from content in the place of our own drawing. */
export function ContentImage({
  src,
  alt,
  width,
  height,
  sizes,
  eager = false,
  className,
  fallback,
}: ContentImageProps) {
  const [broken, setBroken] = useState<string | null>(null);
  // The drawing's code may have to load first; until then nothing changes.
  const giveUp = () => startTransition(() => setBroken(src));
  if (!src || broken === src) return fallback;
  const srcSet = pictureSources(src)?.srcSet;
  return (
    <img
      // A picture in the server's HTML may have failed before hydration.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) giveUp();
      }}
      className={className}
      src={src}
      srcSet={srcSet}
      sizes={srcSet && (sizes ?? `${BESIDE} ${width}px, 100vw`)}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={giveUp}
    />
  );
}
