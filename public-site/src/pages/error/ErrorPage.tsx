import { ERROR_PAGE_TITLES, type ErrorStatus } from '@festival/contracts';
import type { ComponentType } from 'react';
import { paths } from '../../lib/paths';
import { FestivalCrest } from '../../ui/content/FestivalCrest';
import type { DrawingProps } from '../../art/shapes/Drawing';
import { BrokenCauldron } from '../../art/error-scenes/BrokenCauldron';
import { GuardedDoor } from '../../art/error-scenes/GuardedDoor';
import { LockedGate } from '../../art/error-scenes/LockedGate';
import { Scaffolding } from '../../art/error-scenes/Scaffolding';
import { TornMap } from '../../art/error-scenes/TornMap';
import { useLanguage, useTexts, type Texts } from '../../lib/language';
import { usePageTitle } from '../../lib/use-page-title';
import { useSiteSettings } from '../../lib/festival/site-settings';
import { LinkButton } from '../../ui/Button';
import { Banner } from '../../ui/layout/Banner';
import styles from './ErrorPage.module.css';

interface ErrorTexts {
  pages: Record<ErrorStatus, readonly [headline: string, advice: string]>;
  back: string;
}

/** The English sentences are the festival's own, to the letter. */
const ERROR_TEXTS: Texts<ErrorTexts> = {
  en: {
    pages: {
      401: ['AUTHENTICATION REQUIRED', 'PLEASE LOGIN TO CONTINUE'],
      403: ['ACCESS DENIED', 'YOU DO NOT HAVE PERMISSION TO VIEW THIS PAGE'],
      404: ["THE PAGE YOU'RE LOOKING FOR DOES NOT EXIST", 'PLEASE CHECK THE URL'],
      500: ['SOMETHING WENT WRONG ON OUR END', 'PLEASE TRY AGAIN LATER'],
      503: ['SITE UNDER MAINTENANCE', 'PLEASE COME BACK SHORTLY'],
    },
    back: 'Back to the tickets',
  },
  id: {
    pages: {
      401: ['KAMU PERLU MASUK DULU', 'SILAKAN LOGIN UNTUK MELANJUTKAN'],
      403: ['AKSES DITOLAK', 'KAMU TIDAK PUNYA IZIN UNTUK MELIHAT HALAMAN INI'],
      404: ['HALAMAN YANG KAMU CARI TIDAK ADA', 'COBA CEK LAGI ALAMATNYA'],
      500: ['ADA YANG TIDAK BERES DI PIHAK KAMI', 'SILAKAN COBA LAGI NANTI'],
      503: ['SITUS SEDANG DALAM PERBAIKAN', 'SILAKAN KEMBALI SEBENTAR LAGI'],
    },
    back: 'Kembali ke halaman tiket',
  },
};

const SCENES = {
  401: LockedGate,
  403: GuardedDoor,
  404: TornMap,
  500: BrokenCauldron,
  503: Scaffolding,
} satisfies Record<ErrorStatus, ComponentType<DrawingProps>>;

/** One of the five error pages; also shown in place of a page whose data answered with that status. */
export function ErrorPage({ status }: { status: ErrorStatus }) {
  const { pages, back } = useTexts(ERROR_TEXTS);
  const [headline, advice] = pages[status];
  const Scene = SCENES[status];
  const { language } = useLanguage();
  usePageTitle(ERROR_PAGE_TITLES[status][language], useSiteSettings().festival_name);
  return (
    <div className={styles.page} data-ground="night">
      <Scene className={styles.scene} />
      <div className={styles.words}>
        <FestivalCrest className={styles.crest} />
        <Banner as="h1">{headline}</Banner>
        <p className={styles.advice}>{advice}</p>
        <LinkButton to={paths.ticket} variant="outline">
          {back}
        </LinkButton>
      </div>
    </div>
  );
}
