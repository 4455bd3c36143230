import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { matchRelease, scoreVerdicts, type MatchBand } from './match-release.ts';
import { NO_FACTS, type OfferedRelease, type ReleaseFacts } from './release-facts.ts';
import { WEIGHTS, type MatchFact, type Verdicts } from './weights.ts';

const GTIN = '00036000291452';
const OTHER_GTIN = '04006381333931';
const ISRCS = ['GBAYE2600001', 'GBAYE2600002', 'GBAYE2600003'];
const wanted: ReleaseFacts = {
  title: 'Low Sun, Long Water',
  artists: ['Mira Okafor'],
  gtins: [GTIN],
  isrcs: ISRCS,
  durationsMs: [181_000, 240_500, 199_000],
  trackCount: 3,
  date: '2026-11-28',
};
const full: OfferedRelease = { ...wanted, answersCode: null };
/** As iTunes answers a UPC: no codes in the answer. */
const answered: OfferedRelease = { ...full, gtins: [], isrcs: [], answersCode: GTIN };
/** As a search answers: no codes at all. */
const searched: OfferedRelease = { ...answered, answersCode: null };
const bare: ReleaseFacts = { ...NO_FACTS, gtins: [GTIN] };

const CASES: readonly [string, ReleaseFacts, OfferedRelease, MatchBand][] = [
  ['everything equal', wanted, full, 'high'],
  ['only the code known, repeated', bare, full, 'high'],
  ['only the code known, answered but not repeated', bare, answered, 'doubtful'],
  [
    'code answered, title and artist equal',
    wanted,
    { ...NO_FACTS, title: wanted.title, artists: wanted.artists, answersCode: GTIN },
    'high',
  ],
  ['capitals, punctuation and accents differ', wanted, { ...answered, title: 'LOW SUN — LONG WÄTER' }, 'high'],
  ['the store adds “- EP”', wanted, { ...answered, title: 'Low Sun, Long Water - EP' }, 'high'],
  ['the store names guests in the title', wanted, { ...answered, title: 'Low Sun, Long Water (feat. Elin)' }, 'high'],
  [
    'title and artist in another script, code repeated',
    wanted,
    { ...full, title: '低い太陽', artists: ['ミラ'] },
    'high',
  ],
  [
    'title and artist in another script, code answered',
    wanted,
    { ...answered, title: '低い太陽', artists: ['ミラ'] },
    'high',
  ],
  ['title translated, code and ISRCs repeated', wanted, { ...full, title: 'Sol Bajo, Agua Larga' }, 'high'],
  ['title translated, only the code repeated', wanted, { ...full, isrcs: [], title: 'Sol Bajo' }, 'high'],
  [
    'title translated, only the code repeated, nothing else known',
    { ...bare, title: wanted.title },
    { ...full, title: 'Sol Bajo' },
    'no',
  ],
  ['another bar code, same recordings', wanted, { ...full, gtins: [OTHER_GTIN] }, 'high'],
  ['found by search, everything else equal', wanted, searched, 'high'],
  ['found by search, durations unknown', wanted, { ...searched, durationsMs: [] }, 'doubtful'],
  [
    'found by search, only title and artist',
    wanted,
    { ...searched, durationsMs: [], trackCount: null, date: null },
    'doubtful',
  ],
  ['found by search, one slip in the title', wanted, { ...searched, title: 'Low Sun, Long Watter' }, 'doubtful'],
  ['found by search, year alone', wanted, { ...searched, date: '2026' }, 'doubtful'],
  ['found by search, a day apart', wanted, { ...searched, date: '2026-11-27' }, 'high'],
  // Near misses: none may be added.
  ['another album answers the code', wanted, { ...answered, title: 'Undertow', durationsMs: [], trackCount: 9 }, 'no'],
  [
    'another artist’s album answers the code',
    wanted,
    { ...answered, title: 'Undertow', artists: ['Kumo'], durationsMs: [], trackCount: 9 },
    'no',
  ],
  ['live album', wanted, { ...searched, title: 'Low Sun, Long Water (Live)' }, 'no'],
  ['live album answers the code', wanted, { ...answered, title: 'Low Sun, Long Water (Live)' }, 'doubtful'],
  [
    'live album, other recordings',
    wanted,
    { ...answered, title: 'Low Sun, Long Water (Live)', isrcs: ['GBAYE2699991'] },
    'no',
  ],
  ['remaster', wanted, { ...searched, title: 'Low Sun, Long Water (Remastered)', date: '2029-01-01' }, 'no'],
  [
    'remaster with its own code',
    wanted,
    { ...full, title: 'Low Sun, Long Water (Remastered)', gtins: [OTHER_GTIN], isrcs: ['GBAYE2699991'] },
    'no',
  ],
  [
    'karaoke version',
    wanted,
    { ...searched, title: 'Low Sun, Long Water (Karaoke Version)', artists: ['Karaoke Stars'] },
    'no',
  ],
  ['karaoke artist with the plain title', wanted, { ...searched, artists: ['Mira Okafor Karaoke'] }, 'no'],
  ['tribute band', wanted, { ...searched, artists: ['Mira Okafor Tribute Band'] }, 'no'],
  ['cover by another artist', wanted, { ...searched, artists: ['Kumo'] }, 'no'],
  ['remix', wanted, { ...searched, title: 'Low Sun, Long Water (Kumo Remix)' }, 'no'],
  ['instrumental', wanted, { ...searched, title: 'Low Sun, Long Water (Instrumental)' }, 'no'],
  ['radio edit', wanted, { ...searched, title: 'Low Sun, Long Water (Radio Edit)' }, 'no'],
  [
    'deluxe edition',
    wanted,
    { ...searched, title: 'Low Sun, Long Water (Deluxe Edition)', trackCount: 7, durationsMs: [] },
    'no',
  ],
  [
    'deluxe edition with the same recordings and more',
    wanted,
    {
      ...full,
      gtins: [OTHER_GTIN],
      title: 'Low Sun, Long Water (Deluxe)',
      trackCount: 7,
      isrcs: [...ISRCS, 'GBAYE2600004', 'GBAYE2600005'],
      durationsMs: [],
    },
    'no',
  ],
  [
    'deluxe edition under the same code',
    wanted,
    { ...full, isrcs: [], title: 'Low Sun, Long Water (Deluxe)', trackCount: 7, durationsMs: [] },
    'doubtful',
  ],
  ['another artist of the same name', wanted, { ...searched, title: 'Undertow', trackCount: 9, durationsMs: [] }, 'no'],
  [
    'another artist of the same name, same title',
    wanted,
    { ...searched, trackCount: 9, durationsMs: [], date: '2011-03-01' },
    'no',
  ],
  ['the second volume', { ...wanted, title: 'Tides Vol. 1' }, { ...searched, title: 'Tides Vol. 2' }, 'no'],
  ['the single of the same name', wanted, { ...searched, trackCount: 1, durationsMs: [181_000] }, 'no'],
  ['a re-recording', wanted, { ...searched, title: 'Low Sun, Long Water (Re-Recorded)' }, 'no'],
  ['nothing known', NO_FACTS, full, 'no'],
];

describe('a release that a service offers', () => {
  test.each(CASES)('%s', (_, ours, theirs, band) => {
    expect(matchRelease(ours, theirs)).toMatchObject({ band });
  });

  it('comes with the facts that decided, strongest first', () => {
    expect(matchRelease(wanted, { ...answered, title: 'Low Sun, Long Water (Live)', date: null })).toEqual({
      score: 35,
      band: 'doubtful',
      reasons: [
        { fact: 'version', verdict: 'other-recording', points: -100 },
        { fact: 'code', verdict: 'answered', points: 65 },
        { fact: 'title', verdict: 'same', points: 25 },
        { fact: 'artist', verdict: 'same', points: 20 },
        { fact: 'durations', verdict: 'same', points: 15 },
        { fact: 'trackCount', verdict: 'same', points: 10 },
      ],
    });
  });
});

const FACTS = Object.keys(WEIGHTS) as MatchFact[];
const verdictsOf = (fact: MatchFact) => Object.keys(WEIGHTS[fact]);

it('verdicts are listed from the best to the worst', () => {
  for (const fact of FACTS) {
    const points = Object.values(WEIGHTS[fact]);
    expect(points, fact).toEqual([...points].sort((one, other) => other - one));
  }
});

it('a better verdict of one fact never lowers the score', () => {
  const anyVerdicts = fc.record(Object.fromEntries(FACTS.map((fact) => [fact, fc.constantFrom(...verdictsOf(fact))])));
  fc.assert(
    fc.property(anyVerdicts, fc.constantFrom(...FACTS), (record, fact) => {
      const verdicts = record as unknown as Verdicts;
      const names = verdictsOf(fact);
      const better = names[names.indexOf(verdicts[fact]) - 1];
      if (better === undefined) return;
      const improved = scoreVerdicts({ ...verdicts, [fact]: better });
      expect(improved.score).toBeGreaterThanOrEqual(scoreVerdicts(verdicts).score);
    }),
  );
});

it('scores stay between 0 and 100', () => {
  const [best, worst] = [0, -1].map((at) => Object.fromEntries(FACTS.map((fact) => [fact, verdictsOf(fact).at(at)])));
  expect(scoreVerdicts(best as unknown as Verdicts).score).toBe(100);
  expect(scoreVerdicts(worst as unknown as Verdicts).score).toBe(0);
});
