import { KUMO, TIDEWRACK, type LabelEntry } from './entries.ts';

/** Both are looked after by the example's label manager. */
export const LABELS: readonly LabelEntry[] = [
  {
    slug: 'tidewrack',
    name: TIDEWRACK,
    location: 'Margate',
    accent: '#d33d17',
    genres: ['folk', 'chamber pop', 'singer-songwriter'],
    bio: 'Records made near water, since 2016. Small editions, good paper, no hurry.',
    roster: [
      'mira-okafor',
      'night-ferry',
      'okafor-lindqvist',
      'la-chambre-bleue',
      'hafenlicht',
      'amaru-quispe',
      'os-marimbondos',
    ],
  },
  {
    slug: 'kumo-tapes',
    name: KUMO,
    location: '京都',
    accent: '#3b4cff',
    genres: ['ambient', 'electronic', 'indie'],
    bio: 'カセットとデジタルで、静かな音楽を届けるレーベル。',
    roster: ['yuki-tanabe', 'kim-haneul', 'lin-qiao', 'ananya-iyer', 'leila-haddad'],
  },
];
