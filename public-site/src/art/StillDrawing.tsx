import { DRAWINGS_FOLDER } from 'virtual:still-drawings';
import type { DrawingProps } from './shapes/Drawing';
import { fileOf, KINDS, kindOf, type StillDrawingName } from './still-drawing-names';
import styles from './StillDrawing.module.css';

/**
 * A drawing that is only looked at. The build makes a file of each, so neither its shapes nor its code are part of a page,
 * and it is loaded when it comes near the screen.
 */
export function StillDrawing({ name, className = '', title = '' }: DrawingProps & { name: StillDrawingName }) {
  const { width, height, isCut } = KINDS[kindOf(name)];
  return (
    <img
      className={isCut ? `${className} ${styles.cut}` : className}
      src={`${DRAWINGS_FOLDER}/${fileOf(name)}`}
      alt={title}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
