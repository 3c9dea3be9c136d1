export interface LineIconProps {
  /** Path data on a 24 × 24 field. */
  path: string;
  /** Pixels, both ways. */
  size?: number;
  className?: string;
}

/** A line drawing in the colour of its text; always an ornament, so the text next to it must say the same. */
export function LineIcon({ path, size = 24, className }: LineIconProps) {
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
      <path d={path} />
    </svg>
  );
}
