import { MOST_BYTES } from './list-limits.ts';

/** Why a file is no list. */
export type ListFileProblem = 'tooLarge' | 'noText';

type ListFile =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: ListFileProblem };

/** Reads a text file with a list, in UTF-8, or in UTF-16 with its mark. */
export async function readListFile(file: File): Promise<ListFile> {
  if (file.size > MOST_BYTES) return { ok: false, problem: 'tooLarge' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return text.includes('\0') ? { ok: false, problem: 'noText' } : { ok: true, text };
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
