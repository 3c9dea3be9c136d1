import { Flame } from '../shapes/scenery/Flame';
/** Sponsor: the patron's jewel on its cushion. */
export function Sponsor() {
  return (
    <>
      <path
        fill="var(--art-star)"
        stroke="none"
        opacity=".22"
        d="M48 42 4 24v14zM48 42 20 4h14zM48 42 62 4h14zM48 42l44-18v14zM48 42 40 4h8zM48 42 4 56v10zM48 42l44 14v10z"
      />
      <path
        fill="var(--art-red)"
        d="M20 64c8 3 16-3 28-3s20 6 28 3c4 5 4 13 0 18-8-2-16 2-28 2s-20-4-28-2c-4-5-4-13 0-18z"
      />
      <path
        fill="var(--art-red-deep)"
        stroke="none"
        d="M20 76c10 2 18-2 28-2s18 4 28 2l-1 5c-9-2-15 2-27 2s-18-4-27-2z"
      />
      <path
        fill="var(--art-gold)"
        strokeWidth="1.6"
        d="M16 64a3.5 3.5 0 1 1 7 0 3.5 3.5 0 0 1-7 0zM73 64a3.5 3.5 0 1 1 7 0 3.5 3.5 0 0 1-7 0zM16 82a3.5 3.5 0 1 1 7 0 3.5 3.5 0 0 1-7 0zM73 82a3.5 3.5 0 1 1 7 0 3.5 3.5 0 0 1-7 0z"
      />
      <path fill="var(--art-teal)" d="M34 20h28l12 15-26 33-26-33z" />
      <path fill="var(--art-teal-pale)" stroke="none" d="M35 21.5h12L39 35H24.5zM39 35l9 31-22.5-30z" />
      <path fill="var(--art-teal-deep)" stroke="none" d="M61 21.5 72 35H58L49 21.5zM58 36h14L49 65z" />
      <path fill="none" strokeWidth="1.6" d="M22 35h52M34 20l5 15 9 33 9-33 5-15M39 35l9-15 9 15" />
      <path fill="var(--art-star)" strokeWidth="1.4" d="m69 12 1.8 4.2L75 18l-4.2 1.8L69 24l-1.8-4.2L63 18l4.2-1.8z" />
    </>
  );
}

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
