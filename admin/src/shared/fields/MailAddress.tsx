/** A mail address that goes on in the next line at its @, where there is no room for all of it. */
export function MailAddress({ address }: { address: string }) {
  const at = Math.max(address.indexOf('@'), 0);
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}
