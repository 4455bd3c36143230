import { domainToASCII } from 'node:url';

/** An address as servers without SMTPUTF8 know it. */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return /^[\x20-\x7e]*$/.test(address) ? address : address.slice(0, at) + domainToASCII(address.slice(at));
}
