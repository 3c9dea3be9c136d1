/** The Crown of Unity: five points, a jewel for each realm. 40 × 29 units from its top left corner. */
export function Crown({ transform, line = 1.6 }: { transform?: string; line?: number }) {
  return (
    <g transform={transform} stroke="var(--art-line)" strokeWidth={line}>
      <path
        fill="var(--art-gold)"
        d="M4.5 23.5 1 9l6.5 6L10.5 4.5l4.8 8.3L20 1.5l4.7 11.3L29.5 4.5l3 10.5L39 9l-3.5 14.5z"
      />
      <path
        fill="var(--art-gold-pale)"
        stroke="none"
        d="M6.5 22 4.3 13l3.9 4.2 2.8-8.2 4.2 7.2L20 6.5V22z"
        opacity=".75"
      />
      <path fill="var(--art-gold-deep)" d="M4 22.5h32V28q-16 2.5-32 0z" />
      <g strokeWidth={line * 0.75}>
        <path
          fill="var(--art-gold-pale)"
          d="M-.8 8.4a1.9 1.9 0 1 1 3.8 0 1.9 1.9 0 0 1-3.8 0zM8.6 3.9a1.9 1.9 0 1 1 3.8 0 1.9 1.9 0 0 1-3.8 0zM17.9 1.3a2.1 2.1 0 1 1 4.2 0 2.1 2.1 0 0 1-4.2 0zM27.6 3.9a1.9 1.9 0 1 1 3.8 0 1.9 1.9 0 0 1-3.8 0zM37 8.4a1.9 1.9 0 1 1 3.8 0 1.9 1.9 0 0 1-3.8 0z"
        />
        <circle cx="8" cy="25.3" r="1.5" fill="var(--art-red)" />
        <circle cx="14" cy="25.9" r="1.5" fill="var(--art-teal)" />
        <circle cx="20" cy="26.1" r="1.7" fill="var(--art-paper-light)" />
        <circle cx="26" cy="25.9" r="1.5" fill="var(--art-ember)" />
        <circle cx="32" cy="25.3" r="1.5" fill="var(--art-night-5)" />
      </g>
    </g>
  );
}
