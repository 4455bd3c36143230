/** The script that an application's document begins with: its name changes with every build. */
export function entryScript(page: Document): string | null {
  return page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;
}

/** The same of the document that the site serves now at an address. Rejects where it does not answer. */
export async function servedEntryScript(address: string, fetch: typeof window.fetch): Promise<string | null> {
  const answer = await fetch(address, { cache: 'no-store', headers: { accept: 'text/html' } });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return entryScript(new DOMParser().parseFromString(await answer.text(), 'text/html'));
}
