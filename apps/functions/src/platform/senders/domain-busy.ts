/** The receiving server asks for fewer mails. This one can be tried again, and others to its domain should wait too. */
export class DomainBusy extends Error {
  override name = 'DomainBusy';
}
