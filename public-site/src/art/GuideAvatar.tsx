import { Crest } from './Crest';
import { Drawing, type DrawingProps } from './shapes/Drawing';

/** The guide of the chat: the crest on a parchment medal with the tail of a speech bubble. */
export function GuideAvatar(props: DrawingProps) {
  return (
    <Drawing width={48} height={48} {...props}>
      <path
        fill="var(--art-gold)"
        stroke="var(--art-line)"
        strokeWidth="2"
        d="M24 2a21 21 0 1 1-11 39l-9 5 3-10A21 21 0 0 1 24 2z"
      />
      <circle cx="24" cy="23" r="17" fill="var(--art-paper-light)" stroke="var(--art-line)" strokeWidth="1.6" />
      <g transform="translate(11.5 10.5) scale(.39)">
        <Crest />
      </g>
    </Drawing>
  );
}
