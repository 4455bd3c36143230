/**
 * Layouts of the frame that a screen may be nested in. They have an owner's guard, and the navigation of its artist,
 * release or label.
 */
export type Area = 'artist-sections' | 'release-sections' | 'label-sections';
