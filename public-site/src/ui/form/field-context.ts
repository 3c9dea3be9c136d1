import { createContext, useContext } from 'react';

/** What a control inside a `Field` takes over, so that its label, hint and error belong to it. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export const FieldContext = createContext<FieldControl | null>(null);

/** Attributes for the control of the surrounding `Field`; nothing outside of one. */
export const useFieldControl = (): Partial<FieldControl> => useContext(FieldContext) ?? {};
