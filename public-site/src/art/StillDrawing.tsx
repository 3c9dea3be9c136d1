import { DRAWINGS_FOLDER } from 'virtual:still-drawings';
import { createContext, useContext } from 'react';
import type { DrawingProps } from './shapes/Drawing';
import { fileOf, KINDS, kindOf, type StillDrawingName } from './still-drawing-names';
import styles from './StillDrawing.module.css';

export const OUR_DRAWINGS = DRAWINGS_FOLDER;
/** Another folder has them in other colours. */
export const DrawingsFolder = createContext(OUR_DRAWINGS);

interface StillDrawingProps extends DrawingProps {
  name: StillDrawingName;
  /** It is the largest thing that a phone shows first. */
  isAtTop?: boolean;
}

/**
 * A drawing that is only looked at. The build makes a file of each, so neither its shapes nor its code are part of a page,
 * and it is loaded when it comes near the screen, or when the browser is idle.
 */
export function StillDrawing({ name, className = '', title = '', isAtTop = false }: StillDrawingProps) {
  const folder = useContext(DrawingsFolder);
  const { width, height, isCut } = KINDS[kindOf(name)];
  return (
    <img
      className={isCut ? `${className} ${styles.cut}` : className}
      src={`${folder}/${fileOf(name)}`}
      alt={title}
      width={width}
      height={height}
      loading={isAtTop ? 'eager' : 'lazy'}
      // The words and their fonts come first.
      fetchPriority={isAtTop ? 'auto' : 'low'}
      decoding="async"
    />
  );
}
