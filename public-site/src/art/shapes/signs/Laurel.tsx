const LEAVES = [14, 36, 58, 80, 102, 124];
const BRANCH = 'M0 0A30 30 0 0 1-28-22';

function Branch({ line }: { line: number }) {
  return (
    <g>
      <path d={BRANCH} fill="none" stroke="var(--art-line)" strokeWidth={line * 1.4} transform="translate(0 30)" />
      {LEAVES.map((degrees, index) => (
        <g key={degrees} transform={`rotate(${degrees}) translate(0 30)`}>
          <path
            fill={index % 2 ? 'var(--art-teal)' : 'var(--art-teal-pale)'}
            stroke="var(--art-line)"
            strokeWidth={line}
            d="M-5 1C-2-6 4-8 9-6 8 0 2 5-5 1z"
            transform={`rotate(${index % 2 ? 148 : 205})`}
          />
        </g>
      ))}
    </g>
  );
}

/** Two branches of laurel, open above, round (0, 0) at a radius of 30. */
export function Laurel({ transform, line = 1.4 }: { transform?: string; line?: number }) {
  return (
    <g transform={transform}>
      <Branch line={line} />
      <g transform="scale(-1 1)">
        <Branch line={line} />
      </g>
    </g>
  );
}
