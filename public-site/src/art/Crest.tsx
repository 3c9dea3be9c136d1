import { Drawing, type DrawingProps } from './shapes/Drawing';
import { Crown } from './shapes/signs/Crown';

/** The festival's crest: out of an open book rise five rays, one for each realm, towards the Crown of Unity. */
export function Crest(props: DrawingProps) {
  return (
    <Drawing width={64} height={64} {...props}>
      <path
        fill="var(--art-gold)"
        stroke="var(--art-line)"
        strokeWidth="2"
        d="M32 62.5C14 55 5.5 44 5.5 27.5V9C15 9.5 25 7 32 1.5 39 7 49 9.5 58.5 9v18.5c0 16.5-8.5 27.5-26.5 35z"
      />
      <path
        fill="var(--art-gold-deep)"
        d="M32 61.4C49 54 57.5 43.5 57.5 27.5V10c-1.5 0-3 0-4.5-.1V27c0 14-7 23.5-21 30z"
      />
      <path
        fill="var(--art-night-3)"
        stroke="var(--art-line)"
        strokeWidth="1.6"
        d="M32 57.5C17 51 10 41.5 10 27.5V13.3C18 13.2 26 11 32 6.8c6 4.2 14 6.4 22 6.5v14.2c0 14-7 23.5-22 30z"
      />
      <path fill="var(--art-red)" d="M32 50 11.5 35.5A28 28 0 0 1 10.8 29z" />
      <path fill="var(--art-ember)" d="M32 50 13 25.5l9-3z" />
      <path fill="var(--art-gold-pale)" d="m32 50-5.5-28h11z" />
      <path fill="var(--art-teal)" d="m32 50 10-27.5 9 3z" />
      <path fill="var(--art-dusk)" d="m32 50 21.2-21a28 28 0 0 1-.7 6.5z" />
      <path
        fill="var(--art-paper-light)"
        stroke="var(--art-line)"
        strokeWidth="1.6"
        d="M32 53.5c-4-3.5-9-4-13.5-3V38.5c5-1 10-.2 13.5 3 3.5-3.2 8.5-4 13.5-3v12c-4.5-1-9.5-.5-13.5 3z"
      />
      <path
        fill="none"
        stroke="var(--art-line)"
        strokeWidth="1.2"
        d="M32 41.5v12M22 42.3c2.5-.3 4.8.1 7 1.2M22 46c2.5-.3 4.8.1 7 1.2M42 42.3c-2.5-.3-4.8.1-7 1.2M42 46c-2.5-.3-4.8.1-7 1.2"
      />
      <Crown transform="translate(19.6 13.5) scale(.62)" line={2.2} />
    </Drawing>
  );
}
