import { Crest } from '../../art/Crest';
import type { DrawingProps } from '../../art/shapes/Drawing';
import { useTheme } from '../../lib/festival/theme';
import { ContentImage } from './ContentImage';

/** The edition's crest, or ours. */
export function FestivalCrest({ className, title }: DrawingProps) {
  const { crest } = useTheme();
  const drawn = <Crest className={className} title={title} />;
  return (
    <ContentImage src={crest} alt={title ?? ''} width={64} height={64} eager className={className} fallback={drawn} />
  );
}
