/** Bytes of a posted form; the largest real one is under 2 kB. */
export const FORM_LIMIT = 16 * 1024;
const FIELD_LIMIT = 40;

/** Why a posted body is not taken, as the HTTP status that says so. */
export class FormError extends Error {
  readonly status: 400 | 413 | 415;
  constructor(status: 400 | 413 | 415) {
    super(`form refused with ${status}`);
    this.status = status;
  }
}

/**
 * Reads a posted form, of either encoding that HTML knows. Fields are texts; the first of two with one
 * name counts.
 *
 * @throws FormError when it is too large, of another type, or broken
 */
export async function readForm(request: Request): Promise<Readonly<Record<string, string>>> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded' && type !== 'multipart/form-data') throw new FormError(415);
  const body = await readLimited(request);
  const fields = await parse(body, request.headers.get('content-type') ?? '');
  const form: Record<string, string> = Object.create(null) as Record<string, string>;
  let count = 0;
  for (const [name, value] of fields) {
    if (++count > FIELD_LIMIT || typeof value !== 'string') throw new FormError(400);
    form[name] ??= value;
  }
  return form;
}

async function parse(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new FormError(400);
  }
}

async function readLimited(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > FORM_LIMIT) throw new FormError(413);
  const chunks: Uint8Array[] = [];
  let size = 0;
  // A chunked body has no length to check beforehand.
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > FORM_LIMIT) throw new FormError(413);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
