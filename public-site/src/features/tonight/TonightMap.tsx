import { GROUND_PLACES } from '../../art/ground/ground-places';
import { GroundMap } from '../../art/ground/GroundMap';
import { useTexts } from '../../lib/language';
import { TONIGHT_TEXTS } from './tonight.texts';
import styles from './Tonight.module.css';

/** The ground, and the names of its numbers. */
export function TonightMap() {
  const texts = useTexts(TONIGHT_TEXTS);
  return (
    <div className={styles.map}>
      <GroundMap className={styles.sketch} title={texts.mapTitle} />
      <div>
        <ol className={styles.places}>
          {GROUND_PLACES.map((place) => (
            <li key={place}>{texts.places[place]}</li>
          ))}
        </ol>
        <p className={styles.note}>{texts.notToScale}</p>
      </div>
    </div>
  );
}
