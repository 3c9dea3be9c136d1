import { LineIcon } from '../icons/LineIcon';

const PATHS = {
  social: 'M4 5h12v9H9l-4 4v-4H4zM19 9h2v9h-1v3l-3-3h-6',
  photos: 'M3 7.5h4.5L9 5h6l1.5 2.5H21V19H3zM12 9.5a3.7 3.7 0 100 7.4 3.7 3.7 0 000-7.4z',
  mail: 'M3 5.5h18v13H3zM3.4 6l8.6 7 8.6-7',
  videos: 'M3 5h18v14H3zM10 9v6l5-3z',
} as const;

/** Signs for kinds of accounts, drawn for this site: no company's mark. */
export function SocialIcon({ kind }: { kind: keyof typeof PATHS }) {
  return <LineIcon path={PATHS[kind]} size={22} />;
}
