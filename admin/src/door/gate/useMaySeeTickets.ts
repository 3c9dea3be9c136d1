import { useCanAccess } from 'react-admin';

/** Whether the account may see tickets in the office, and so change the gate's settings and add a lead's phone. */
export function useMaySeeTickets(): boolean {
  const { canAccess } = useCanAccess({ resource: 'tickets', action: 'list' });
  return canAccess === true;
}
