/** Reads a `Cookie` header, of the names given alone. The first of two cookies with one name counts. */
export function readCookies(header: string | undefined, names: readonly string[]): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const part of (header ?? '').split(';')) {
    const split = part.indexOf('=');
    const name = part.slice(0, split).trim();
    if (split > 0 && names.includes(name) && !Object.hasOwn(found, name))
      found[name] = decode(part.slice(split + 1).trim());
  }
  return found;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
