import { TIDEWRACK, type ArtistEntry } from './entries.ts';

/** The artists of the example's artist log-in. */
export const ATLANTIC: readonly ArtistEntry[] = [
  {
    slug: 'mira-okafor', name: 'Mira Okafor', owner: 'artist', language: 'en', location: 'Lisbon', accent: '#d33d17', genres: ['folk', 'songwriter'],
    bio: 'Mira Okafor writes slow songs about fast water. Born in Lagos, raised in Bristol, at home wherever the ferry stops.',
    releases: [
      {
        slug: 'low-sun-long-water', title: 'Low Sun, Long Water', kind: 'ep', day: 6, label: TIDEWRACK,
        description: 'Five songs written on a night ferry between Lisbon and Funchal, recorded in one room with the windows open. Drums by Tomás Vidal, cello by Elin Lindqvist.',
        tracks: ['Harbour Lights, Going', 'Low Sun', 'Salt on the Strings', 'Funchal, Half Past Five', 'Long Water'],
        cover: { style: 'sun', colours: ['#1b2a4a', '#e4572e', '#fbe3b5'], seed: 27 },
      },
      { slug: 'funchal-half-past-five', title: 'Funchal, Half Past Five', kind: 'single', day: -15, photograph: 'evening-crossing', alt: 'The sun going down over open water', label: TIDEWRACK, description: 'The first song from Low Sun, Long Water: arriving somewhere before it is awake.' },
      { slug: 'the-other-side-of-the-tide', title: 'The Other Side of the Tide', kind: 'album', day: -410, label: TIDEWRACK, tracks: ['Ebb', 'Paper Boats', 'A House with Two Doors', 'Lagos, from Memory', 'Undertow', 'The Lighthouse Keeper’s Radio', 'Slack Water', 'Flood', 'The Other Side'] },
      { slug: 'paper-boats', title: 'Paper Boats', kind: 'single', day: -470, label: TIDEWRACK },
      { slug: 'kitchen-recordings', title: 'Kitchen Recordings', kind: 'ep', day: -900, tracks: ['Kettle', 'Second Cup', 'Window Seat', 'Washing Up'], description: 'One microphone, one evening, the kettle included.' },
      { slug: 'winter-letters', title: 'Winter Letters', kind: 'single', day: 40, photograph: 'pines-in-fog', time: '18:00', zone: 'Europe/Lisbon' },
      { slug: 'songs-without-a-boat', title: 'Songs Without a Boat', kind: 'album', day: null, status: 'draft', tracks: ['Untitled (dry land)', 'Map Reader'] },
    ],
  },
  {
    slug: 'night-ferry', name: 'Night Ferry', owner: 'artist', language: 'en', location: 'Lisbon', accent: null, portrait: 'against-the-lamp', genres: ['electronic', 'downtempo'],
    bio: 'Mira Okafor after dark: tape loops, a drum machine and whatever the engine room sounds like.',
    releases: [
      { slug: 'deck-four', title: 'Deck Four', kind: 'single', day: 1, photograph: 'harbour-at-night', label: TIDEWRACK, description: 'Out tomorrow, wherever tomorrow is for you.' },
      { slug: 'engine-room', title: 'Engine Room', kind: 'ep', day: -120, photograph: 'afternoon-blind', label: TIDEWRACK, tracks: ['Cast Off', 'Engine Room', 'Two O’Clock Tea', 'Land, Probably'] },
      { slug: 'cabin-lights', title: 'Cabin Lights', kind: 'single', day: -210 },
      { slug: 'crossings', title: 'Crossings', kind: 'album', day: 75, photograph: 'evening-crossing', zone: 'Europe/London', time: '00:00', label: TIDEWRACK, tracks: ['Crossing I', 'Crossing II', 'Duty Free', 'Crossing III', 'Gulls', 'Crossing IV'] },
      { slug: 'lost-luggage', title: 'Lost Luggage', kind: 'single', day: -640, status: 'archived' },
    ],
  },
  {
    slug: 'okafor-lindqvist', name: 'Okafor & Lindqvist', owner: 'artist', language: 'en', location: 'Gothenburg', accent: '#1f6f63', genres: ['chamber folk'],
    bio: 'A voice and a cello, sometimes the other way round.',
    releases: [
      { slug: 'duets-for-one-chair', title: 'Duets for One Chair', kind: 'album', day: -260, label: TIDEWRACK, tracks: ['Sit', 'Rosin', 'Skärgård', 'The Shared Cup', 'Bowing Out', 'Stand'] },
      { slug: 'skargard', title: 'Skärgård', kind: 'single', day: -300, photograph: 'winter-archipelago', label: TIDEWRACK },
      { slug: 'the-long-rehearsal', title: 'The Long Rehearsal', kind: 'ep', day: 30, photograph: 'afternoon-blind', label: TIDEWRACK, tracks: ['Tuning', 'Again, from the Top', 'Coffee', 'Nearly'] },
      { slug: 'vinterljus', title: 'Vinterljus', kind: 'single', day: -25, photograph: 'pines-in-fog', zone: 'Europe/Stockholm', time: '07:00' },
      { slug: 'unnamed-waltz', title: 'Unnamed Waltz', kind: 'single', day: 90, status: 'draft' },
    ],
  },
];
