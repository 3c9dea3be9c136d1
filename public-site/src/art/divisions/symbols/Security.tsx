import { Knight } from '../../shapes/Knight';

/** Security: the knight behind his shield. */
export function Security() {
  return (
    <>
      <Knight transform="translate(48 106) scale(.8)" />
      <path fill="var(--art-teal)" d="M48 46c6 4 13 6 21 6 1 17-6 28-21 35-15-7-22-18-21-35 8 0 15-2 21-6z" />
      <path fill="var(--art-teal-deep)" stroke="none" d="M48 47.5c6 3.5 12 5.3 20 5.6.6 15.5-6 26-20 32.6z" />
      <path
        fill="none"
        stroke="var(--art-gold)"
        strokeWidth="2.6"
        d="M48 50.5c5 3 10.5 4.8 17 5.2.2 12.6-5.5 21.3-17 27.3-11.5-6-17.2-14.7-17-27.3 6.5-.4 12-2.2 17-5.2z"
      />
      <path fill="var(--art-gold)" strokeWidth="1.6" d="M45.5 57h5v6h6v5h-6v10h-5V68h-6v-5h6z" />
    </>
  );
}
