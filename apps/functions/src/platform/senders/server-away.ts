/**
 * The mail server, or the text gateway, cannot be reached or does not let us in. No message is to blame: this counts as
 * no failed attempt, and every message has to wait.
 */
export class ServerAway extends Error {
  override name = 'ServerAway';
}
