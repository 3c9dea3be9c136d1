import type { Act } from '@festival/contracts';
import { useQuery } from '@tanstack/react-query';
import { StillDrawing } from '../../art/StillDrawing';
import type { StillDrawingName } from '../../art/still-drawing-names';
import { actsQuery } from '../../lib/festival/acts';
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
  const { data: acts = [] } = useQuery(actsQuery);
  const drawn = <StillDrawing className={className} name={drawingOf(act, acts)} />;
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

/** Every second act of a kind has the second of its two drawings. */
function drawingOf({ id, drawing, is_announced }: Act, acts: readonly Act[]): StillDrawingName {
  const place = acts.filter((each) => each.drawing === drawing).findIndex((each) => each.id === id);
  return `${is_announced ? 'act' : 'hidden-act'}${place % 2 === 1 ? '-2' : ''}/${drawing}`;
}
