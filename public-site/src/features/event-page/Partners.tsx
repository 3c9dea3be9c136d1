import type { EventName } from '@festival/contracts';
import { useQuery } from '@tanstack/react-query';
import type { StillDrawingName } from '../../art/still-drawing-names';
import { StillDrawing } from '../../art/StillDrawing';
import { useTexts } from '../../lib/language';
import { Card } from '../../ui/layout/Card';
import { ContentImage } from '../../ui/content/ContentImage';
import { eventPageQuery } from '../../lib/festival/event-page';
import { EVENT_PAGE_TEXTS } from './event-page.texts';
import styles from './Partners.module.css';

/** Sponsors and media partners, of each an editor's picture; who has none yet is left out. */
export function Partners({ name }: { name: EventName }) {
  const texts = useTexts(EVENT_PAGE_TEXTS);
  const { data } = useQuery(eventPageQuery(name));
  return (
    <div className={styles.partners}>
      {data?.sponsor_src && <Partner title={texts.sponsors} src={data.sponsor_src} drawing="partner/sponsor" />}
      {data?.medpar_src && <Partner title={texts.mediaPartners} src={data.medpar_src} drawing="partner/media" />}
    </div>
  );
}

interface PartnerProps {
  title: string;
  src: string;
  /** The sign of the division that finds them, for a picture that can't be loaded. */
  drawing: StillDrawingName;
}

function Partner({ title, src, drawing }: PartnerProps) {
  return (
    <Card as="article" ground="parchment" className={styles.partner}>
      <h3>{title}</h3>
      <ContentImage
        src={src}
        alt={title}
        width={800}
        height={450}
        className={styles.picture}
        fallback={
          <div className={styles.lost}>
            <StillDrawing name={drawing} className={styles.emblem} title={title} />
          </div>
        }
      />
    </Card>
  );
}
