import { Fragment, isValidElement, type ReactNode } from 'react';
import { t } from './t';

/** No text holds it. */
const MARK = '\u0001';

/** A translated text whose `%{name}` may be an element: a bold word, a link. */
export function rich(english: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
  const elements: ReactNode[] = [];
  const texts = Object.entries(values).map(([name, value]) => {
    if (!isValidElement(value) && !Array.isArray(value)) return [name, String(value ?? '')] as const;
    elements.push(value);
    return [name, `${MARK}${elements.length - 1}${MARK}`] as const;
  });
  const pieces = t(english, Object.fromEntries(texts)).split(MARK);
  // Every second piece is the number of an element.
  return pieces.map((piece, index) => <Fragment key={index}>{index % 2 ? elements[Number(piece)] : piece}</Fragment>);
}
