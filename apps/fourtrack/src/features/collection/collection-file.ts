import { keptKey, parseKeptKey, type KeptFolder, type KeptRow, type KeptTarget } from '@countin/domain/collection';
import type { Origins } from '@countin/domain/deployment';
import { artistFeedPath } from '@countin/domain/urls';
import { BYTE_ORDER_MARK, csv, parseCsv } from '@countin/import/csv';
import { keptLink } from './kept-link.ts';

/** Formats of a collection as a file. */
export const FILE_FORMATS = ['json', 'csv', 'opml'] as const;
/** One of {@link FILE_FORMATS}. */
export type FileFormat = (typeof FILE_FORMATS)[number];

/** Something kept, as a file has it. */
export interface FiledItem extends KeptTarget {
  /** Name of a folder; empty for none. */
  readonly folder: string;
  readonly note: string;
  /** Milliseconds since 1970; null where the file does not say. */
  readonly keptAt: number | null;
}

/** A file that was read: its items, and how many rows say nothing that can be kept. */
export interface ReadFile {
  readonly items: readonly FiledItem[];
  readonly unreadable: number;
}

type Sites = Pick<Origins, 'main' | 'fourtrack'>;

const MEDIA_TYPES: Readonly<Record<FileFormat, string>> = {
  json: 'application/json',
  csv: 'text/csv;charset=utf-8',
  opml: 'text/x-opml;charset=utf-8',
};

/** The collection as a file, in the user's order. */
export function writeFile(
  format: FileFormat,
  { rows, folders, origins }: { rows: readonly KeptRow[]; folders: readonly KeptFolder[]; origins: Sites },
): Blob {
  const nameOf = (id: string) => folders.find((folder) => folder.id === id)?.name ?? '';
  const filed = rows.map((row) => ({
    kind: row.kind,
    id: row.id,
    title: row.title,
    artist: row.artistName,
    address: keptLink(origins, row) ?? '',
    folder: nameOf(row.folder),
    note: row.note,
    keptAt: new Date(row.keptAt).toISOString(),
    feed: row.artistSlug === null ? '' : origins.fourtrack + artistFeedPath(row.artistSlug, 'rss'),
  }));
  return new Blob([WRITERS[format](filed)], { type: MEDIA_TYPES[format] });
}

interface FiledRow {
  readonly kind: string;
  readonly id: string;
  readonly title: string;
  readonly artist: string;
  readonly address: string;
  readonly folder: string;
  readonly note: string;
  readonly keptAt: string;
  readonly feed: string;
}

const COLUMNS = ['kind', 'id', 'title', 'artist', 'address', 'folder', 'note', 'keptAt'] as const;

const WRITERS: Readonly<Record<FileFormat, (rows: readonly FiledRow[]) => string>> = {
  json: (rows) => `${JSON.stringify({ collection: rows.map(({ feed: _feed, ...row }) => row) }, null, 2)}\n`,
  csv: (rows) => BYTE_ORDER_MARK + csv([[...COLUMNS], ...rows.map((row) => COLUMNS.map((name) => row[name]))]),
  opml: (rows) => writeOpml(rows),
};

/** OPML 2.0: one outline an item, with its artist's feed where there is one. `category` names the item. */
function writeOpml(rows: readonly FiledRow[]): string {
  const outlines = rows.map(({ kind, id, title, artist, address, folder, note, feed }) => {
    const attributes = {
      text: kind === 'artist' ? title : `${artist}: ${title}`,
      ...(feed !== '' && { type: 'rss', xmlUrl: feed }),
      ...(address !== '' && { htmlUrl: address }),
      category: `/${kind}.${id}`,
      ...(folder !== '' && { folder }),
      ...(note !== '' && { description: note }),
    };
    const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeXml(value)}"`);
    return `    <outline ${written.join(' ')}/>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<opml version="2.0">',
    '  <head><title>4track</title></head>',
    '  <body>',
    ...outlines,
    '  </body>',
    '</opml>',
    '',
  ].join('\n');
}

const XML_CHARACTERS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
};

function escapeXml(text: string): string {
  // Control characters are no XML, not even escaped.
  return text.replace(/[\u0000-\u0008\u000B-\u001F]/g, '').replace(/[&<>"\n]/g, (each) => XML_CHARACTERS[each] ?? each);
}

/** Items of a file of any of the formats, whichever its name says it is. Each item once. */
export function readFile(text: string): ReadFile {
  const rows = rowsOf(text.replace(/^\uFEFF/, '').trim());
  const items = rows.flatMap((row) => itemOf(row) ?? []);
  return {
    items: [...new Map(items.map((item) => [keptKey(item), item])).values()],
    unreadable: rows.length - items.length,
  };
}

type UnknownRow = Readonly<Record<string, unknown>>;

function rowsOf(text: string): readonly UnknownRow[] {
  if (text.startsWith('{') || text.startsWith('[')) return jsonRows(text);
  return text.startsWith('<') ? opmlRows(text) : parseCsv(text);
}

function jsonRows(text: string): readonly UnknownRow[] {
  try {
    const parsed = JSON.parse(text) as unknown;
    const list = Array.isArray(parsed) ? parsed : (parsed as { collection?: unknown }).collection;
    return Array.isArray(list)
      ? list.map((row: unknown) => (typeof row === 'object' && row !== null ? (row as UnknownRow) : {}))
      : [];
  } catch {
    return [];
  }
}

function opmlRows(text: string): readonly UnknownRow[] {
  const parsed = new DOMParser().parseFromString(text, 'text/xml');
  return [...parsed.querySelectorAll('outline')].map((outline) => {
    const target = parseKeptKey(outline.getAttribute('category')?.replace(/^\//, '') ?? '');
    return { ...target, folder: outline.getAttribute('folder') ?? '', note: outline.getAttribute('description') ?? '' };
  });
}

function itemOf({ kind, id, folder, note, keptAt }: UnknownRow): FiledItem | null {
  const target = parseKeptKey(`${String(kind)}.${String(id)}`);
  if (!target) return null;
  const at = typeof keptAt === 'string' ? Date.parse(keptAt) : NaN;
  return { ...target, folder: textOf(folder), note: textOf(note), keptAt: at >= 0 ? at : null };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
