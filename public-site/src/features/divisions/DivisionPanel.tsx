import type { Division } from '@festival/contracts';
import { DivisionEmblem } from '../../art/divisions/DivisionEmblem';
import { ScrollFrame } from '../../art/ScrollFrame';
import { useTexts } from '../../lib/language';
import { ContentImage } from '../../ui/ContentImage';
import { DIVISIONS_TEXTS } from './divisions.texts';
import { emblemOf } from './divisions-to-show';
import styles from './DivisionPanel.module.css';

/** The selected division's tale. */
export function DivisionPanel({ id, division }: { id: string; division: Division }) {
  const texts = useTexts(DIVISIONS_TEXTS);
  const { name, title, image, description1, description2 } = division;
  const alt = texts.pictureOf(name);
  return (
    <div id={id} role="tabpanel" aria-label={name} tabIndex={0} className={styles.panel}>
      <ScrollFrame>
        <div className={styles.tale}>
          <ContentImage
            src={image}
            alt={alt}
            width={240}
            height={240}
            className={styles.picture}
            fallback={<DivisionEmblem name={emblemOf(division)} className={styles.picture} title={alt} />}
          />
          <div className={styles.words}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.title}>{title}</p>
            <p>{description1}</p>
            <p>{description2}</p>
          </div>
        </div>
      </ScrollFrame>
    </div>
  );
}
