import { CreateButton, RefreshButton, TopToolbar } from 'react-admin';

/** Reads the list anew, and adds to it. */
export function SortedListActions({ addLabel }: { addLabel: string }) {
  return (
    <TopToolbar>
      <RefreshButton />
      <CreateButton label={addLabel} />
    </TopToolbar>
  );
}
