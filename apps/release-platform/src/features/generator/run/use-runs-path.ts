import { useMatch } from 'react-router';
import { generatorPaths } from '../../../paths/generator-paths.ts';

/** Where the screen of a run was opened from: the list of lists, or of all imports. */
export function useRunsPath(): { readonly path: string; readonly ofLists: boolean } {
  const ofLists = useMatch(generatorPaths.bulkLinksRun.pattern) !== null;
  return { path: (ofLists ? generatorPaths.bulkLinks : generatorPaths.generator).to(), ofLists };
}
