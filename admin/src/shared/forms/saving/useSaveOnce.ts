import { useRef } from 'react';
import { useSaveContext, type SaveHandler } from 'react-admin';

type Save = SaveHandler<Record<string, unknown>>;

/** The form's save, of which only one is under way: a second press gets the first one's answer. */
export function useSaveOnce(): Save {
  const { save } = useSaveContext();
  const underWay = useRef<ReturnType<Save>>(undefined);
  return async (values, options) => {
    underWay.current ??= save?.(values, options);
    try {
      return await underWay.current;
    } finally {
      underWay.current = undefined;
    }
  };
}
