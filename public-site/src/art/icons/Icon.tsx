import { LineIcon, type LineIconProps } from './LineIcon';

/**
 * Line drawings on a 24 × 24 grid, stroke 2. They are part of every page's first code: a sign with one user is defined
 * there.
 */
const ICON_PATHS = {
  menu: 'M4 6h16M4 12h11M4 18h16',
  close: 'M5 5l14 14M19 5L5 19',
  check: 'M4 12.5l5.2 5.3L20 6.5',
  alert: 'M12 3.2L1.8 20.5h20.4zM12 10v4.6M12 17.6v.1',
  info: 'M12 2.8a9.2 9.2 0 100 18.4 9.2 9.2 0 000-18.4zM12 11v5.4M12 7.6v.1',
  clock: 'M12 2.8a9.2 9.2 0 100 18.4 9.2 9.2 0 000-18.4zM12 7v5.3l3.4 2',
  ticket: 'M3 6.5h18v3.4a2.2 2.2 0 000 4.2v3.4H3v-3.4a2.2 2.2 0 000-4.2zM14.5 6.5v2M14.5 11v2M14.5 15.5v2',
  mail: 'M3 5.5h18v13H3zM3.4 6l8.6 7 8.6-7',
  'chevron-left': 'M15 5.5L8.5 12l6.5 6.5',
  'chevron-right': 'M9 5.5l6.5 6.5L9 18.5',
  copy: 'M8.5 8.5H20V20H8.5zM15.5 8.5V4H4v11.5h4.5',
} as const;

export type IconName = keyof typeof ICON_PATHS;

export interface IconProps extends Omit<LineIconProps, 'path'> {
  name: IconName;
}

/** One of the site's signs. */
export function Icon({ name, ...rest }: IconProps) {
  return <LineIcon {...rest} path={ICON_PATHS[name]} />;
}
