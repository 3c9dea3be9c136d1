import type { EventName } from '@festival/contracts';
import { useQuery } from '@tanstack/react-query';
import type { StillDrawingName } from '../../art/still-drawing-names';
import { StillDrawing } from '../../art/StillDrawing';
import { useTexts } from '../../lib/language';
import { Card } from '../../ui/layout/Card';
import { ContentImage } from '../../ui/content/ContentImage';
import { eventPageQuery } from './event-page.api';
import { EVENT_PAGE_TEXTS } from './event-page.texts';
import styles from './Partners.module.css';

/** Sponsors and media partners: an editor's picture of each, or that they are still to come. */
export function Partners({ name }: { name: EventName }) {
  const texts = useTexts(EVENT_PAGE_TEXTS);
  const { data } = useQuery(eventPageQuery(name));
  return (
    <div className={styles.partners}>
      <Partner
        title={texts.sponsors}
        src={data?.sponsor_src ?? null}
        drawing="partner/sponsor"
        soon={texts.sponsorsSoon}
      />
      <Partner
        title={texts.mediaPartners}
        src={data?.medpar_src ?? null}
        drawing="partner/media"
        soon={texts.mediaPartnersSoon}
      />
    </div>
  );
}

interface PartnerProps {
  title: string;
  src: string | null;
  /** The sign of the division that finds them. */
  drawing: StillDrawingName;
  soon: string;
}

function Partner({ title, src, drawing, soon }: PartnerProps) {
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
          <div className={styles.soon}>
            <StillDrawing name={drawing} className={styles.emblem} />
            <p>{soon}</p>
          </div>
        }
      />
    </Card>
  );
}
