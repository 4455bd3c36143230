/** Mails a second to the mailboxes of one domain. */
export interface MailRates {
  /** For domains without a rate of their own. */
  readonly elsewhere: number;
  readonly domains: Readonly<Record<string, number>>;
}

/** Reads rates such as `*=50 gmail.com=20`, in mails a second; null for a text of another form. */
export function readMailRates(text: string): MailRates | null {
  const parts = text
    .trim()
    .split(/\s+/)
    .map((part) => /^(\*|[a-z0-9.-]+)=(\d+(?:\.\d+)?)$/.exec(part));
  if (parts.some((part) => part === null || Number(part[2]) <= 0)) return null;
  const rates = new Map(parts.map((part) => [part?.[1] ?? '', Number(part?.[2])]));
  const elsewhere = rates.get('*');
  rates.delete('*');
  return elsewhere === undefined ? null : { elsewhere, domains: Object.fromEntries(rates) };
}

/** Domain of an address, in lower case. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}
