import { Drawing, type DrawingProps } from './shapes/Drawing';
import { Crown } from './shapes/signs/Crown';

const QR =
  'M0 0h9v9H0zM19 0h9v9h-9zM0 19h9v9H0zM12 1h3v3h-3zM13 7h4v4h-4zM1 12h4v4H1zM8 12h4v4H8zM19 12h3v3h-3zM25 13h3v6h-3zM12 15h4v4h-4zM13 23h3v5h-3zM19 19h4v4h-4zM24 24h4v4h-4zM18 26h3v2h-3z';
const QR_EYES = 'M3 3h3v3H3zM22 3h3v3h-3zM3 22h3v3H3z';

/** An e-ticket: crown on the stub, QR code on the body. */
export function TicketOrnament(props: DrawingProps) {
  return (
    <Drawing width={160} height={104} {...props}>
      <g transform="rotate(-6 80 52)">
        <g stroke="var(--art-line)" strokeWidth="2.5">
          <path
            fill="var(--art-red-deep)"
            d="M14 26h132a6 6 0 0 1 6 6v12a10 10 0 0 0 0 20v12a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6V64a10 10 0 0 0 0-20V32a6 6 0 0 1 6-6z"
            transform="rotate(9 80 54)"
          />
          <path
            fill="var(--art-paper)"
            d="M14 22h132a6 6 0 0 1 6 6v14a10 10 0 0 0 0 20v14a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6V62a10 10 0 0 0 0-20V28a6 6 0 0 1 6-6z"
          />
          <path fill="var(--art-red)" d="M14 22h40v60H14a6 6 0 0 1-6-6V62a10 10 0 0 0 0-20V28a6 6 0 0 1 6-6z" />
        </g>
        <path fill="none" stroke="var(--art-line)" strokeWidth="2.4" strokeDasharray=".1 6" d="M54 27v52" />
        <Crown transform="translate(20 40) scale(.72)" line={2.2} />
        <path fill="none" stroke="var(--art-night-4)" strokeWidth="5" d="M66 36h34" />
        <path fill="none" stroke="var(--art-paper-deep)" strokeWidth="3" d="M66 48h26M66 57h30M66 66h18" />
        <path fill="var(--art-paper-light)" d="M108 34h36v36h-36z" />
        <g transform="translate(112 38)">
          <path fill="var(--art-line)" d={QR} />
          <path fill="var(--art-paper-light)" d="M1.5 1.5h6v6h-6zM20.5 1.5h6v6h-6zM1.5 20.5h6v6h-6z" />
          <path fill="var(--art-line)" d={QR_EYES} />
        </g>
      </g>
    </Drawing>
  );
}
