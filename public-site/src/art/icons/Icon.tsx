import { ICON_PATHS, type IconName } from './icon-paths';

export type { IconName } from './icon-paths';

export interface IconProps {
  name: IconName;
  /** Pixels, both ways. */
  size?: number;
  className?: string;
}

/** A line icon in the colour of its text; always an ornament, so the text beside it must say the same. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
