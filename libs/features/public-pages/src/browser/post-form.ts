/**
 * Posts a form by script, to where it would have gone by itself. It arrives even if the page is closed meanwhile.
 *
 * @returns the answer's JSON, or null when none came
 */
export async function postForm(form: HTMLFormElement, fetch: typeof globalThis.fetch): Promise<unknown> {
  // No form of a page has files, so all values are strings.
  const fields = new URLSearchParams([...new FormData(form)] as [string, string][]);
  try {
    // `form.action` would be the field of that name, where there is one.
    const answer = await fetch(form.getAttribute('action') ?? '', {
      method: 'POST',
      keepalive: true,
      body: fields,
      headers: { accept: 'application/json' },
    });
    return answer.headers.get('content-type')?.startsWith('application/json')
      ? ((await answer.json()) as unknown)
      : null;
  } catch {
    return null;
  }
}
