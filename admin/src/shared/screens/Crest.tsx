import crest from './crest.svg';

/** The festival's crest: five realms in one crown. Decorative, so nameless to a screen reader. */
export function Crest({ size = 32 }: { size?: number }) {
  return <img src={crest} alt="" width={size} height={size} />;
}
