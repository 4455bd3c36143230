/** Storage paths of imports. `storage.rules` and the functions use the same paths. */
export const importObjects = {
  /** The file as its owner uploaded it: written once, read by its owner and the server. */
  file: (uid: string, runId: string) => `people/${uid}/imports/${runId}/file`,
  /** Everything that the server keeps of a run. */
  folder: (runId: string) => `imports/${runId}/`,
  /** A page of the file's records, from 0: a JSON array, of which only `@countin/import/records` knows the shape. */
  records: (runId: string, page: number) => `imports/${runId}/records/${page}.json`,
  /** A page of what a work is going to do, from 0: rows with contents before and after. */
  plan: (runId: string, work: number, page: number) => `imports/${runId}/works/${work}/${page}.json`,
} as const;
