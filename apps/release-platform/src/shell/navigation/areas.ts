/** The layouts within the frame that a screen may lie below: an owner's guard, and the navigation of what it belongs to. */
export type Area = 'artist-sections' | 'release-sections' | 'label-sections';
