import type { AuditEntry } from '@festival/contracts';
import { Link as TextLink } from '@mui/material';
import { useCreatePath, useResourceDefinitions } from 'react-admin';
import { Link } from 'react-router-dom';
import { useScreenOf } from '../../lib/apiResource';
import { inWords } from './differences';

/** The record that an entry is about, with a link to its screen where there is one. */
export function AuditedRecord({ entry }: { entry: AuditEntry }) {
  const definitions = useResourceDefinitions();
  const createPath = useCreatePath();
  const screenOf = useScreenOf();
  const { resource, record_id: id } = entry;
  const screen = screenOf(resource);
  const words = inWords(resource);
  if (id === null) return words;
  const { hasShow, hasEdit } = definitions[screen] ?? {};
  const text = `${words} ${id}`;
  if (!hasShow && !hasEdit) return text;
  const to = createPath({ resource: screen, id, type: hasShow ? 'show' : 'edit' });
  return (
    <TextLink component={Link} to={to} underline="always" onClick={(event) => event.stopPropagation()}>
      {text}
    </TextLink>
  );
}
