import type { DrawingProps } from '../shapes/Drawing';
import { Drawing } from '../shapes/Drawing';
import { RealmEmblem } from '../realms/RealmEmblem';
import type { Realm } from '../realms/realms';
import { REALM_COLOURS } from '../realms/realm-colours';
import { Laurel } from '../shapes/signs/Laurel';

function Rod({ transform }: { transform?: string }) {
  return (
    <g transform={transform} stroke="var(--art-line)" strokeWidth="4">
      <path fill="var(--art-paper-shade)" d="M44 16h632v40H44z" />
      <path fill="var(--art-paper-light)" stroke="none" d="M46 24h628v8H46z" />
      <path fill="var(--art-paper-deep)" stroke="none" d="M46 44h628v10H46z" />
      <path fill="var(--art-gold)" d="M26 8h24v56H26zM670 8h24v56h-24z" />
      <path fill="var(--art-gold-deep)" stroke="none" d="M28 44h20v18H28zM672 44h20v18h-20z" />
      <path fill="var(--art-wood)" d="M10 24h16v24H10zM694 24h16v24h-16z" />
    </g>
  );
}

/** The proclamation of a realm, 720 × 440: an unrolled scroll with the realm's emblem, ribbon and wax. */
export function EventPaper({ realm, ...drawing }: DrawingProps & { realm: Realm }) {
  const { mark } = REALM_COLOURS[realm];
  return (
    <Drawing width={720} height={440} {...drawing}>
      <path
        fill="var(--art-paper)"
        stroke="var(--art-line)"
        strokeWidth="4"
        d="M60 40h600q-6 60 0 120t-2 110 2 130H60q6-70 0-130t2-110-2-120z"
      />
      <path
        fill="var(--art-paper-shade)"
        opacity=".7"
        d="M62 56h596v14H62zM62 372h596v14H62zM634 60h23q-6 60 0 110t-3 100 3 100h-23q10-160 0-310zM86 60H63q6 60 0 110t3 100-3 100h23q-10-160 0-310z"
      />
      <g fill="none" stroke="var(--art-paper-deep)" strokeWidth="2.5">
        <path d="M104 92h512v256H104z" />
        <path d="M112 100h496v240H112z" strokeWidth="1.5" />
        <path d="M150 220h96M474 220h96M166 204h64M490 204h64M166 236h64M490 236h64" strokeWidth="3" />
      </g>
      <path
        fill="var(--art-gold)"
        stroke="var(--art-line)"
        strokeWidth="2.5"
        d="m104 80 12 12-12 12-12-12zM616 80l12 12-12 12-12-12zM104 336l12 12-12 12-12-12zM616 336l12 12-12 12-12-12zM138 220l8-8 8 8-8 8zM582 220l-8-8-8 8 8 8z"
      />
      <Laurel transform="translate(360 222) scale(3.7)" line={0.9} />
      <g transform="translate(268 128) scale(1.92)">
        <RealmEmblem realm={realm} />
      </g>
      <Rod />
      <Rod transform="translate(0 368)" />
      <g stroke="var(--art-line)" strokeWidth="3">
        <path fill={mark} d="m566 330-22 92 20-8 12 16 16-84zM590 330l26 90-20-6-12 16-16-84z" />
        <path
          fill="var(--art-red)"
          d="M578 280c10-4 18 4 26 8s18 2 22 12-2 18-2 26 6 18 0 26-16 8-24 12-14 10-24 8-14-8-22-14-16-8-18-18 6-16 8-24-2-18 6-26 18-6 28-10z"
        />
        <circle cx="580" cy="326" r="28" fill="var(--art-red-deep)" strokeWidth="2.5" />
        <path fill="var(--art-red)" strokeWidth="2.5" d="m564 342-4-22 10 8 10-16 10 16 10-8-4 22z" />
      </g>
    </Drawing>
  );
}
