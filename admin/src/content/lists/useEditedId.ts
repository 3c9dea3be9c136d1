import { useParams } from 'react-router-dom';

/** Which record the address names on a screen that has list and form in one; none while one is being made. */
export function useEditedId(): string | undefined {
  const [first] = useParams()['*']?.split('/') ?? [];
  return first && first !== 'create' ? first : undefined;
}
