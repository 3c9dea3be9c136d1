/** Who made a change, for the audit log. */
export interface Actor {
  admin: { id: number; email: string };
  address: string;
}
