import { type Act, narrowerAddress, pictureSources, SMALLER_WIDTHS } from '@festival/contracts';
import { useQuery } from '@tanstack/react-query';
import { GROUND_PLACES, type GroundPlace } from '../../art/ground/ground-places';
import { GroundMap } from '../../art/ground/GroundMap';
import { actsQuery } from '../../lib/festival/acts';
import { useSiteSettings } from '../../lib/festival/site-settings';
import { useContentText, useTexts } from '../../lib/language';
import { ContentImage } from '../../ui/content/ContentImage';
import { TONIGHT_TEXTS } from './tonight.texts';
import styles from './Tonight.module.css';

const MAP_WIDTH = SMALLER_WIDTHS[1];

/** The ground: the editors' map, else our own sketch with the names of its numbers. */
export function TonightMap() {
  const texts = useTexts(TONIGHT_TEXTS);
  const textOf = useContentText();
  const settings = useSiteSettings();
  const { ground_map } = settings;
  if (!ground_map) return <Sketch />;
  const places = linesOf(textOf(settings, 'ground_map_places'));
  return (
    <figure className={styles.own}>
      {/* At once: it has to be there when the network isn't. */}
      <ContentImage eager {...mapFile(ground_map)} alt={texts.map} fallback={<Sketch />} />
      <figcaption>
        {places.length > 0 && (
          <ul className={styles.ownPlaces}>
            {places.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        )}
        <p className={styles.note}>{texts.askAnybody}</p>
      </figcaption>
    </figure>
  );
}

/** Each once. */
const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** One file for every screen: of several widths the phone would keep only the one that it needed first. */
function mapFile(address: string): { src: string; width: number; height: number } {
  const size = pictureSources(address);
  if (!size) return { src: address, width: 720, height: 960 };
  const [width, height] = [Math.min(size.width, MAP_WIDTH), size.height * Math.min(1, MAP_WIDTH / size.width)];
  return {
    src: size.width > MAP_WIDTH ? narrowerAddress(address, MAP_WIDTH) : address,
    width,
    height: Math.round(height),
  };
}

function Sketch() {
  const texts = useTexts(TONIGHT_TEXTS);
  const { data: acts } = useQuery(actsQuery);
  const names: Record<GroundPlace, string> = { ...texts.places, ...stageNames(acts ?? []) };
  return (
    <div className={styles.map}>
      <GroundMap className={styles.sketch} title={texts.mapTitle} />
      <div>
        <ol className={styles.places}>
          {GROUND_PLACES.map((place) => (
            <li key={place}>{names[place]}</li>
          ))}
        </ol>
        <p className={styles.note}>
          {texts.notToScale} {texts.askAnybody}
        </p>
      </div>
    </div>
  );
}

/** The two stages as the line-up names them, where the last act of the night is on the main one; else none. */
function stageNames(acts: readonly Act[]): Partial<Record<GroundPlace, string>> {
  const ends = acts.flatMap(({ stage, ends_at }) => (stage && ends_at ? [{ stage, end: Date.parse(ends_at) }] : []));
  const [main, second, ...more] = new Set(ends.sort((a, b) => b.end - a.end).map(({ stage }) => stage));
  return main && second && more.length === 0 ? { main, second } : {};
}
