/** The invitation behind the `#` of an address, where it is sent to nobody. */
export function invitationIn(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, "")).get("invitation");
}
