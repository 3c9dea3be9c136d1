import type { Act } from '@festival/contracts';
import { StillDrawing } from '../../art/StillDrawing';
import { ContentImage } from '../../ui/content/ContentImage';

const SMALL = '56px';

interface ActPictureProps {
  act: Act;
  className?: string | undefined;
  /** In a list, as large as a button. */
  isSmall?: boolean;
}

/** The act's picture, or our drawing of its kind; one that isn't announced stands against the light. */
export function ActPicture({ act, className, isSmall = false }: ActPictureProps) {
  const drawn = (
    <StillDrawing className={className} name={`${act.is_announced ? 'act' : 'hidden-act'}/${act.drawing}`} />
  );
  if (!act.image) return drawn;
  return (
    <ContentImage
      className={className}
      src={act.image}
      alt=""
      width={240}
      height={280}
      sizes={isSmall ? SMALL : undefined}
      fallback={drawn}
    />
  );
}
