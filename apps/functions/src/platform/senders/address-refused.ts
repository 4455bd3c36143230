/** The mail server or the text gateway does not take messages for this address or number: trying again is pointless. */
export class AddressRefused extends Error {
  override name = 'AddressRefused';
  /** Enhanced status code of a mail server (RFC 3463), or a gateway's error number; empty where there is none. */
  readonly status: string;

  constructor(message: string, { status = '', cause }: { readonly status?: string; readonly cause?: unknown } = {}) {
    super(message, { cause });
    this.status = status;
  }
}
