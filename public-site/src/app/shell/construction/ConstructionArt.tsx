import { Scaffolding } from '../../../art/error-scenes/Scaffolding';
import { TitleLettering } from '../../../art/TitleLettering';
import { useTexts } from '../../../lib/language';
import { CONSTRUCTION_TEXTS } from './construction.texts';
import styles from './ConstructionScreen.module.css';

/** The title image and the scene; a lazy chunk, since hardly any visit shows them. */
export function ConstructionArt({ festival }: { festival: string }) {
  const { scene } = useTexts(CONSTRUCTION_TEXTS);
  return (
    <>
      <TitleLettering className={styles.title} lines={inTwoLines(festival)} />
      <Scaffolding className={styles.scene} title={scene} />
    </>
  );
}

/** A title cut between two words into lines as even as can be; a single word stays whole. */
export function inTwoLines(title: string): readonly [first: string, second?: string] {
  const words = title.trim().split(/\s+/);
  const cuts = words.slice(1).map((_word, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')] as const;
    return { lines, longest: Math.max(...lines.map(({ length }) => length)) };
  });
  const best = cuts.sort((a, b) => a.longest - b.longest)[0];
  return best ? best.lines : [title.trim()];
}
