import { LIMITS } from '@countin/domain/fields';
import { profileTextSchema } from '@countin/domain/profile';
import * as v from 'valibot';

const genresSchema = profileTextSchema.entries.genres;

/** What was typed as genres, or the code of what is wrong with it. */
export type TypedGenres =
  | { readonly genres: readonly string[]; readonly errorCode: null }
  | { readonly genres: null; readonly errorCode: string };

/** Reads genres from one line: with commas between them, in any script, each once. */
export function readGenres(text: string): TypedGenres {
  const found = text
    .split(/[,،、,;]/)
    .map((genre) => genre.trim())
    .filter((genre) => genre !== '');
  const once = [...new Map(found.map((genre) => [genre.toLocaleLowerCase(), genre])).values()];
  const parsed = v.safeParse(genresSchema, once);
  return parsed.success
    ? { genres: parsed.output, errorCode: null }
    : { genres: null, errorCode: parsed.issues[0].message };
}

/** Letters that a line of genres can have at most. */
export const GENRES_LINE = LIMITS.genres * (LIMITS.genre + 2);
