/** The layouts within the frame that a screen may lie below: an owner's guard, with or without the section navigation. */
export type Area = 'artist' | 'artist-sections' | 'label' | 'label-sections';
