/**
 * Posts a form by script, to where it would have gone by itself.
 *
 * @returns the answer's JSON, or null when none came
 */
export async function postForm(form: HTMLFormElement, fetch: typeof globalThis.fetch): Promise<unknown> {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  try {
    // `form.action` would be the field of that name, where there is one.
    const answer = await fetch(form.getAttribute('action') ?? '', {
      method: 'POST',
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
