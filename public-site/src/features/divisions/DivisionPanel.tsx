import type { Division } from '@festival/contracts';
import { ScrollFrame } from '../../art/ScrollFrame';
import { StillDrawing } from '../../art/StillDrawing';
import { useContentText, useTexts } from '../../lib/language';
import { ContentImage } from '../../ui/content/ContentImage';
import { DIVISIONS_TEXTS } from './divisions.texts';
import { emblemOf } from './divisions-to-show';
import styles from './DivisionPanel.module.css';

/** The selected division's tale. */
export function DivisionPanel({ id, division }: { id: string; division: Division }) {
  const texts = useTexts(DIVISIONS_TEXTS);
  const textOf = useContentText();
  const name = textOf(division, 'name');
  const alt = texts.pictureOf(name);
  return (
    <div id={id} role="tabpanel" aria-label={name} tabIndex={0} className={styles.panel}>
      <ScrollFrame>
        <div className={styles.tale}>
          <ContentImage
            src={division.image}
            alt={alt}
            width={240}
            height={240}
            className={styles.picture}
            fallback={<StillDrawing name={`sign/${emblemOf(division)}`} className={styles.picture} title={alt} />}
          />
          <div className={styles.words}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.title}>{textOf(division, 'title')}</p>
            <p>{textOf(division, 'description1')}</p>
            <p>{textOf(division, 'description2')}</p>
          </div>
        </div>
      </ScrollFrame>
    </div>
  );
}
