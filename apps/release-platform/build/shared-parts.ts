import { EARLY_PART } from '@countin/app-shell/build';
import { EDITOR_NAMESPACES, SECTION_NAMESPACES } from '../src/shell/navigation/section-namespaces.ts';
import type { Area } from '../src/shell/navigation/areas.ts';
import { FIRST_SCREEN, FIRST_TEXTS } from './first-screen.ts';

// Other users of these parts import them from separate files, so that they need not load the rest.

/** Small parts of the dashboard's blocks that screens use as well. Without a file of its own, each would bring a group. */
const BLOCK_PARTS = new RegExp(
  String.raw`[\\/](?:${[
    String.raw`i18n[\\/]src[\\/]format[\\/]format-ago\.`,
    String.raw`domain[\\/]src[\\/](?:locale[\\/]country|store-links[\\/]service-ids|fan[\\/]quiet-hours)\.`,
    String.raw`data[\\/]src[\\/]calls[\\/]call-mutation\.`,
    String.raw`(?:useMutation|mutationObserver)\.`,
  ].join('|')})`,
);

/** Small parts of most screens. */
const CONTROLS = new RegExp(
  String.raw`[\\/](?:${[
    String.raw`ui[\\/]src[\\/]action[\\/]icon-button\.`,
    String.raw`icons[\\/](?:chevron-down|chevron-left|link-2|pencil|search|smartphone|undo-2|user-round|x)\.`,
    String.raw`(?:use-debounced-value|use-element-width)\.`,
    String.raw`screen-kit[\\/]src[\\/]loading[\\/](?:screen|error)-boundary\.`,
    String.raw`useSuspenseQuery\.`,
    String.raw`fields[\\/]word-tokens\.`,
    String.raw`shell[\\/](?:picker[\\/]recent-items|navigation[\\/]public-addresses)\.`,
  ].join('|')})`,
);

/** Small parts of most screens with a form. */
const FORM_PARTS = new RegExp(
  String.raw`[\\/](?:${[
    String.raw`ui[\\/]src[\\/]form[\\/](?:field|control|text-field|drop-zone)\.`,
    String.raw`ui[\\/]src[\\/]action[\\/]copy-button\.`,
    String.raw`ui[\\/]src[\\/]feedback[\\/](?:dialog|hint|progress-bar)\.`,
    String.raw`icons[\\/](?:trash|eye|eye-off)\.`,
    String.raw`screen-kit[\\/]src[\\/]confirm[\\/]`,
    String.raw`data[\\/]src[\\/]calls[\\/]call-`,
    String.raw`(?:useMutation|mutationObserver|mutationOptions)\.`,
  ].join('|')})`,
);

/** Parts of every editor: saving, publishing, undoing, lists that can be sorted. */
const EDITOR_PARTS = new RegExp(
  String.raw`[\\/](?:${[
    String.raw`screen-kit[\\/]src[\\/](?:autosave|publishing|undo)[\\/]`,
    String.raw`release-platform[\\/]src[\\/]shell[\\/]editor[\\/]`,
    String.raw`(?:data[\\/]src[\\/]documents[\\/]change-fields|domain[\\/]src[\\/]values[\\/]same-value)\.`,
    String.raw`ui[\\/]src[\\/](?:list[\\/]sortable-list|form[\\/]range-field)\.`,
    String.raw`icons[\\/]grip-vertical\.`,
  ].join('|')})`,
);

/** Routes above the screens of an artist or a label, with what they import. */
const SECTION_PARTS =
  /[\\/]shell[\\/]profiles[\\/](?:profile-sections|own-(?:artist|label)|(?:artist|label)-(?:sections|screen))\.tsx$/;

/** Modules of the layouts above the screens of each area. */
export const LAYOUTS: Readonly<Record<Area, RegExp>> = {
  'artist-sections': /[\\/]shell[\\/]profiles[\\/](?:own-artist|artist-sections)\.tsx$/,
  'release-sections': /[\\/]shell[\\/](?:profiles[\\/]own-artist|releases[\\/]release-sections)\.tsx$/,
  'label-sections': /[\\/]shell[\\/]profiles[\\/](?:own-label|label-sections)\.tsx$/,
};

/** A module of texts that the overviews of an artist and a label use; its language is the first group. */
const SECTION_TEXTS = new RegExp(String.raw`[\\/]locales[\\/]([\w-]+)[\\/](?:${SECTION_NAMESPACES.join('|')})\.json$`);

/** A module of texts that editors use before their fields can be used; its language is the first group. */
const EDITOR_TEXTS = new RegExp(String.raw`[\\/]locales[\\/]([\w-]+)[\\/](?:${EDITOR_NAMESPACES.join('|')})\.json$`);

const CALLER = /[\\/]data[\\/]src[\\/]access[\\/]function-caller\./;

/** Parts that a screen needs first although they load later, by the name of its path. */
export const SHOWN_PARTS = { labelAnalysis: CALLER, releasePlanner: CALLER };

/** One file for each language of some texts; the language is the first group of the pattern. */
const textFiles = (name: string, test: RegExp) => ({
  name: (id: string) => `${name}-${test.exec(id)?.[1]}`,
  test,
  priority: 2,
});

/**
 * Modules that become one file. Those of the start script, the first screen and its texts pack better than as thirty
 * small files. A slow network loads six of these at a time. So it is with the parts that the screens of artists, releases
 * and labels share. Every screen splits by itself.
 */
export const SHARED_FILES = [
  EARLY_PART,
  { name: 'core', tags: ['$initial' as const], priority: 3 },
  { name: 'first-screen', test: FIRST_SCREEN, priority: 2 },
  textFiles('texts', FIRST_TEXTS),
  textFiles('section-texts', SECTION_TEXTS),
  textFiles('editor-texts', EDITOR_TEXTS),
  { name: 'block-parts', test: BLOCK_PARTS, priority: 2 },
  { name: 'controls', test: CONTROLS, priority: 1 },
  { name: 'form-parts', test: FORM_PARTS, priority: 1 },
  { name: 'sections', test: SECTION_PARTS, priority: 1 },
  { name: 'editor-parts', test: EDITOR_PARTS },
];
