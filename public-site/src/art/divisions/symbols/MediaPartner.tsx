import { Flame } from '../../shapes/Flame';

/** Media partner: the beacon whose fire carries the news from hill to hill. */
export function MediaPartner() {
  return (
    <>
      <g fill="none" stroke="var(--art-star)" strokeWidth="3.4">
        <path opacity=".95" d="M35 24a15 15 0 0 0 0 19M61 24a15 15 0 0 1 0 19" />
        <path opacity=".7" d="M28 18a24 24 0 0 0 0 31M68 18a24 24 0 0 1 0 31" />
        <path opacity=".45" d="M21 12a33 33 0 0 0 0 43M75 12a33 33 0 0 1 0 43" />
      </g>
      <path fill="var(--art-night-2)" d="M-20 84q34-12 68-11t68 11v50H-20z" />
      <path fill="var(--art-steel)" d="M40 54h16l4 26H36z" />
      <path fill="var(--art-steel-deep)" stroke="none" d="M51 55h4.2l3.8 24h-7z" />
      <path fill="none" strokeWidth="1.6" d="M39 62h8M45 69h13M38 73h7" />
      <path fill="var(--art-gold)" strokeWidth="1.8" d="M45 80v-5a3 3 0 0 1 6 0v5z" />
      <path fill="var(--art-steel)" d="M36 44h5v4h4.5v-4h5v4H55v-4h5v11H36z" />
      <Flame transform="translate(48 46) scale(.84)" line={2.2} />
    </>
  );
}
