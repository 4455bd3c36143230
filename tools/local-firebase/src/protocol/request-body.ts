import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { RpcError } from '../service.ts';

/** Transport bodies beyond this are refused. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;

/**
 * Reads a request's whole body as text. Throws INVALID_ARGUMENT beyond 64 MiB, and when it is not UTF-8. Throws
 * CANCELLED when the client leaves before its end.
 */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_BODY_BYTES) throw new RpcError('INVALID_ARGUMENT', 'Request payload size exceeds the limit.');
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof RpcError ? error : new RpcError('CANCELLED', 'The client closed the connection.');
  }
  const body = Buffer.concat(chunks);
  if (!isUtf8(body)) throw new RpcError('INVALID_ARGUMENT', 'Invalid JSON payload received. The body is not UTF-8.');
  return body.toString('utf8');
}

/** Reads a JSON body, whatever its content type says (the SDK sends text/plain). An empty body is `{}`. */
export async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  const text = await readBody(request);
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new RpcError('INVALID_ARGUMENT', `Invalid JSON payload received. ${(error as Error).message}`);
  }
}
