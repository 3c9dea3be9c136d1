import { StatusChip } from './StatusChip';

export function ActiveChip({ active }: { active: boolean }) {
  return <StatusChip label={active ? 'Active' : 'Inactive'} tone={active ? 'success' : 'default'} />;
}
