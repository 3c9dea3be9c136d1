import { createContext, useContext } from 'react';

/** The attributes that tie a control to the label, hint and error of its `Field`. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export const FieldContext = createContext<FieldControl | null>(null);

/** Attributes for the control of the surrounding `Field`; nothing outside of one. */
export const useFieldControl = (): Partial<FieldControl> => useContext(FieldContext) ?? {};
