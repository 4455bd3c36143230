/** Maximum number of ids in one `in` query of the database. */
export const IDS_A_QUERY = 30;

/** Ids in groups that each fit into one `in` query. */
export function idPages(ids: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(ids.length / IDS_A_QUERY) }, (_none, at) =>
    ids.slice(at * IDS_A_QUERY, (at + 1) * IDS_A_QUERY),
  );
}
