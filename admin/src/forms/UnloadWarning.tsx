import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';

/** Asks before the tab is closed or loaded anew with unsaved changes; leaving inside the app is the form's matter. */
export function UnloadWarning() {
  const { dirtyFields, isSubmitSuccessful } = useFormState();
  const isUnsaved = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isUnsaved]);

  return null;
}
