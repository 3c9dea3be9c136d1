import { Scaffolding } from '../../art/error-scenes/Scaffolding';
import { TitleLettering } from '../../art/TitleLettering';
import { useTexts } from '../../lib/language';
import { CONSTRUCTION_TEXTS } from './construction.texts';
import styles from './ConstructionScreen.module.css';
import { inTwoLines } from './title-lines';

/** The title image and the scene; code of their own, since hardly any visit shows them. */
export function ConstructionArt({ festival }: { festival: string }) {
  const { scene } = useTexts(CONSTRUCTION_TEXTS);
  return (
    <>
      <TitleLettering className={styles.title} lines={inTwoLines(festival)} />
      <Scaffolding className={styles.scene} title={scene} />
    </>
  );
}
