import { Drawing, type DrawingProps } from './Drawing';

/** A small pennant that says BETA. */
export function BetaBadge({ title = 'Beta', ...drawing }: DrawingProps) {
  return (
    <Drawing width={60} height={24} title={title} {...drawing}>
      <path fill="var(--art-gold)" stroke="var(--art-line)" strokeWidth="2" d="M2 2h56l-6 10 6 10H2l6-10z" />
      <path fill="none" stroke="var(--art-gold-deep)" strokeWidth="1.3" d="M8 5h44M8 19h44" />
      <text
        x="30"
        y="16.3"
        textAnchor="middle"
        fontFamily="var(--font-body)"
        fontSize="12"
        fontWeight="800"
        textLength="32"
        lengthAdjust="spacingAndGlyphs"
        fill="var(--art-line)"
      >
        BETA
      </text>
    </Drawing>
  );
}
