import { CreateButton, RefreshButton, TopToolbar } from 'react-admin';

/** Reloads the list, and adds to it. */
export function SortedListActions({ addLabel }: { addLabel: string }) {
  return (
    <TopToolbar>
      <RefreshButton />
      <CreateButton label={addLabel} />
    </TopToolbar>
  );
}
