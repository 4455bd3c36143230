/** The mail server or the text gateway does not take messages for this address or number: trying again is pointless. */
export class AddressRefused extends Error {
  override name = 'AddressRefused';
}
