import { isErrorCode } from '@countin/domain/errors';
import { cutText } from '@countin/domain/fields';
import type { ProductContent } from '@countin/domain/release';
import { productContentSchema } from '@countin/domain/release-metadata';
import * as v from 'valibot';
import { excerpt } from '../../records/excerpt.ts';
import type {
  GivenFields,
  ImportNoteCode,
  ImportProblemCode,
  Note,
  Place,
  Problem,
  RecordField,
  ReleaseField,
  UnreadCell,
} from '../../records/index.ts';
import type { XmlElement } from '../xml/xml-element.ts';

/** Problems, and notes, of one record: a hostile message could have one for each element. */
const MOST = 500;

/** A record that is being read from a message: its fields, and what is wrong with them. */
export class RecordDraft {
  readonly part: string;
  readonly problems: Problem[] = [];
  readonly notes: Note[] = [];
  /** What of tracks could not be read, as a table would have it. */
  readonly unread: UnreadCell[] = [];
  readonly #fields: Partial<Record<ReleaseField, { readonly value: unknown }>> = {};

  constructor(part: string) {
    this.part = part;
  }

  get fields(): GivenFields {
    return this.#fields as GivenFields;
  }

  /** Gives a field its value, if the schema of its form accepts it; otherwise the record has a problem. */
  give<F extends ReleaseField>(field: F, value: unknown, element: XmlElement, found = element.text): void {
    const schema: v.GenericSchema<unknown, unknown> = productContentSchema.entries[field];
    const parsed = v.safeParse(schema, value);
    if (parsed.success) this.#fields[field] = { value: parsed.output as ProductContent[F] };
    else this.problem(codeOf(parsed.issues[0].message), field, element, found);
  }

  /** Shortens a text to what its field can keep, with a note. */
  shortened(text: string, most: number, field: RecordField, element: XmlElement): string {
    if (text.length <= most) return text;
    this.note('note/text-shortened', field, element, text);
    return cutText(text, most);
  }

  problem(
    code: Problem['code'],
    field: RecordField | null,
    element: XmlElement,
    found = element.text,
    params: Problem['params'] = {},
  ): void {
    if (this.problems.length >= MOST) return;
    this.problems.push({ code, field, place: this.placeOf(element), found: excerpt(found), params });
  }

  note(code: ImportNoteCode, field: RecordField | null, element: XmlElement, found = element.text): void {
    if (this.notes.length >= MOST) return;
    this.notes.push({ code, field, place: this.placeOf(element), found: excerpt(found) });
  }

  placeOf(element: XmlElement): Place {
    return { part: this.part, line: element.line, column: excerpt(element.name) };
  }
}

/** A schema's own message is the code of the form; valibot's words for other mistakes are not. */
function codeOf(message: string): Problem['code'] {
  return isErrorCode(message) ? message : ('import/characters' satisfies ImportProblemCode);
}
