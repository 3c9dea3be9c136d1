import { CreateButton, TopToolbar } from 'react-admin';
import type { CodeResource } from './codeCalls';
import { SyncUsesButton } from './SyncUsesButton';

export function CodeListActions({ resource }: { resource: CodeResource }) {
  return (
    <TopToolbar>
      <SyncUsesButton resource={resource} />
      <CreateButton />
    </TopToolbar>
  );
}
