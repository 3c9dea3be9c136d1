import { cssBackgroundOf, isCssColour, isPictureBackground } from '@festival/contracts';
import styles from './Backdrop.module.css';
import { ContentImage } from './ContentImage';

/**
 * An editor's background of a part of the page: a colour, a picture or a gradient (`cssBackgroundOf`), as large as the
 * nearest positioned element. Any other value, and a picture that fails, shows that element's own ground.
 */
export function Backdrop({ background }: { background: string | null }) {
  const checked = cssBackgroundOf(background ?? '');
  if (checked === null) return null;
  if (isPictureBackground(checked)) {
    return <ContentImage src={checked} alt="" width={1440} height={720} className={styles.backdrop} fallback={null} />;
  }
  // The pages' security policy allows no inline styles: a colour is an SVG fill instead.
  if (isCssColour(checked)) {
    return (
      <svg className={styles.backdrop} aria-hidden="true" focusable="false">
        <rect width="100%" height="100%" fill={checked} />
      </svg>
    );
  }
  return (
    <div
      className={styles.backdrop}
      ref={(element) => {
        if (element) element.style.backgroundImage = checked;
      }}
    />
  );
}
