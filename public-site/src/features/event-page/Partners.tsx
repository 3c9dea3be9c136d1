import { DivisionEmblem } from '../../art/divisions/DivisionEmblem';
import { useTexts } from '../../lib/language';
import { Card } from '../../ui/Card';
import { ContentImage } from '../../ui/ContentImage';
import { EVENT_PAGE_TEXTS } from './event-page.texts';
import styles from './Partners.module.css';

interface PartnersProps {
  sponsors: string | null;
  mediaPartners: string | null;
}

/** Sponsors and media partners: an editor's picture of each, or that they are still to come. */
export function Partners({ sponsors, mediaPartners }: PartnersProps) {
  const texts = useTexts(EVENT_PAGE_TEXTS);
  return (
    <div className={styles.partners}>
      <Partner title={texts.sponsors} src={sponsors} division="sponsor" soon={texts.sponsorsSoon} />
      <Partner
        title={texts.mediaPartners}
        src={mediaPartners}
        division="media partner"
        soon={texts.mediaPartnersSoon}
      />
    </div>
  );
}

interface PartnerProps {
  title: string;
  src: string | null;
  division: 'sponsor' | 'media partner';
  soon: string;
}

function Partner({ title, src, division, soon }: PartnerProps) {
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
            <DivisionEmblem name={division} className={styles.emblem} />
            <p>{soon}</p>
          </div>
        }
      />
    </Card>
  );
}
