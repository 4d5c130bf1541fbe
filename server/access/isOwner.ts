/**
 * Whether an account owns the server: its session may do what the operator may. No other rule decides this. At most one account
 * has the role.
 */
export function isOwner({ role }: { role: 'owner' | null }): boolean {
  return role === 'owner';
}
