import type { Act } from '@festival/contracts';
import { ActPortrait } from '../../art/acts/ActPortrait';
import { ContentImage } from '../../ui/content/ContentImage';

interface ActPictureProps {
  act: Act;
  className?: string | undefined;
}

/** The act's picture, or our drawing of its kind; one that isn't announced stands against the light. */
export function ActPicture({ act, className }: ActPictureProps) {
  const drawn = <ActPortrait className={className} drawing={act.drawing} isHidden={!act.is_announced} />;
  if (!act.image) return drawn;
  return <ContentImage className={className} src={act.image} alt="" width={240} height={280} fallback={drawn} />;
}
