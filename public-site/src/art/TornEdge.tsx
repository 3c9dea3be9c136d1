/** The ragged upper edge of a parchment sheet, as wide as its place, in the colour of its text. */
export function TornEdge({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1440 22"
      width="100%"
      height="22"
      preserveAspectRatio="none"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 22V12l18-4 22 6 31-9 26 5 17-5 38 8 24-3 19 6 42-11 27 4 21-6 35 9 28-2 16 6 41-8 33 3 22-8 29 6 35-3 20 7 30-6 45 4 18-7 37 10 25-4 34 2 19-8 42 7 28-5 23 8 36-9 31 5 24-4 40 9 21-6 29 4 33-10 26 6 38-2 19 8 35-9 28 4 22-5 41 9 27-6 24 5v13z" />
    </svg>
  );
}
