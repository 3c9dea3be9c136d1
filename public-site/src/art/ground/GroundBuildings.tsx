interface PartProps {
  transform: string;
}

/** A gate between two towers with flags, 64 wide and 66 high, on (0, 0). */
export function Gate() {
  return (
    <g stroke="var(--art-line)" strokeWidth="2.5">
      <path fill="var(--art-steel)" d="M-24 0v-38h48V0z" />
      <path fill="var(--art-gold)" d="M-16 0v-14q0-16 16-16t16 16V0z" />
      <path fill="var(--art-steel-deep)" d="M-30 0v-40h14V0zM16 0v-40h14V0z" />
      <path fill="var(--art-red)" d="m-34-38 11-18 11 18zM12-38l11-18 11 18z" />
      <path fill="none" strokeWidth="2" d="M-23-56v-11M23-56v-11" />
      <path fill="var(--art-gold)" strokeWidth="1.8" d="m-23-68 12 4-12 4zM23-68l12 4-12 4z" />
    </g>
  );
}

/** A food stall under a striped awning, 46 wide and 44 high, on (0, 0). */
export function FoodStall({ transform, colour }: PartProps & { colour: string }) {
  return (
    <g transform={transform} stroke="var(--art-line)" strokeWidth="2.2">
      <path fill="var(--art-wood-deep)" d="M-18 0v-30h36V0z" />
      <path fill="var(--art-wood)" d="M-21-14h42V0h-42z" />
      <path fill="var(--art-paper-light)" d="m-24-24 5-18h38l5 18q-4 6-8 0-4 6-8 0-4 6-8 0-4 6-8 0-4 6-8 0-4 6-8 0z" />
      <path
        fill={colour}
        strokeWidth="1.8"
        d="m-24-24 5-18h7l-4 18q-4 6-8 0zM-8-24l2-18h6v18q-4 6-8 0zM8-24l-2-18h6l4 18q-4 6-8 0z"
      />
    </g>
  );
}

/** The first-aid tent, 60 wide and 46 high, on (0, 0). */
export function AidTent({ transform }: PartProps) {
  return (
    <g transform={transform} stroke="var(--art-line)" strokeWidth="2.5">
      <path fill="var(--art-paper-light)" d="M-28 0v-22L0-46l28 24V0z" />
      <path fill="var(--art-paper-shade)" stroke="none" d="M12-34 27-22v21H16z" />
      <path fill="var(--art-paper-light)" d="M-32-20 0-48l32 28-4 3L0-40l-28 23z" />
      <path fill="var(--art-red)" strokeWidth="2" d="M-4-31h8v8h8v8H4v8h-8v-8h-8v-8h8z" />
    </g>
  );
}

/** Two cabins with toilets, 44 wide and 40 high, on (0, 0). */
export function Cabins() {
  return (
    <g stroke="var(--art-line)" strokeWidth="2.5">
      <path fill="var(--art-night-5)" d="M-20 0v-32h19V0zM1 0v-32h19V0z" />
      <path fill="var(--art-paper-light)" d="M-23-30v-9h45v9z" />
      <path fill="var(--art-paper-light)" strokeWidth="1.5" d="M-16-4v-22H-5v22zM5-4v-22h11v22z" />
      <path strokeWidth="4" d="M-10.5-21h.1M10.5-21h.1" />
      <path fill="var(--art-line)" strokeWidth="1" d="M-13-16h5v8h-5zM10.5-17l3.5 8H7z" />
    </g>
  );
}

/** The prayer room under its dome, 56 wide and 64 high, on (0, 0). */
export function PrayerRoom({ transform }: PartProps) {
  return (
    <g transform={transform} stroke="var(--art-line)" strokeWidth="2.5">
      <path fill="var(--art-paper-light)" d="M-26 0v-24h52V0z" />
      <path fill="var(--art-paper-shade)" stroke="none" d="M15-23h10V-1H15z" />
      <path fill="var(--art-teal)" d="M-20-24q-6-20 20-30 26 10 20 30z" />
      <path fill="var(--art-teal-deep)" stroke="none" d="M5-51q22 9 14 26h-9q4-16-5-26z" />
      <path fill="var(--art-gold)" strokeWidth="2" d="M-29-26h58v5h-58z" />
      <path fill="none" strokeWidth="2" d="M0-54v-5" />
      <path fill="var(--art-gold)" strokeWidth="1.5" d="M3-70a6 6 0 1 0 3 9q-6 0-3-9z" />
      <path fill="var(--art-night-4)" strokeWidth="2" d="M-8 0v-9q0-7 8-10 8 3 8 10v9z" />
    </g>
  );
}

/** A pine on (0, 0), 26 wide and 38 high. */
export function Pine() {
  return (
    <g stroke="var(--art-line)" strokeWidth="2.2">
      <path fill="var(--art-wood)" d="M-3-8h6v9h-6z" />
      <path fill="var(--art-teal-deep)" d="M0-38-9-22h4l-8 15h26L5-22h4z" />
      <path fill="var(--art-teal)" stroke="none" d="m0-33-5 10h4L-8-9h6z" />
    </g>
  );
}
