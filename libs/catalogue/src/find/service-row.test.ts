import { describe, expect, it } from 'vitest';
import type { MatchBand } from '@countin/domain/release-match';
import { rowOf, type LinkCandidate } from './service-row.ts';

describe('the row of a service', () => {
  it('is found with exactly one sure page', () => {
    const sure = candidate('a', 100, 'high');
    expect(rowOf('tidal', [candidate('b', 50, 'doubtful'), sure])).toEqual({
      service: 'tidal',
      status: 'found',
      link: sure,
    });
  });

  it('is doubtful with two sure pages: the artist decides', () => {
    const [one, other] = [candidate('a', 90, 'high'), candidate('b', 100, 'high')];
    expect(rowOf('tidal', [one, other])).toEqual({ service: 'tidal', status: 'doubtful', candidates: [other, one] });
  });

  it('is doubtful without a sure page, best first', () => {
    const [one, other] = [candidate('a', 40, 'doubtful'), candidate('b', 60, 'doubtful')];
    const no = candidate('c', 10, 'no');
    expect(rowOf('tidal', [one, no, other])).toEqual({
      service: 'tidal',
      status: 'doubtful',
      candidates: [other, one],
    });
  });

  it('is not found if no page is possible', () => {
    expect(rowOf('tidal', [])).toEqual({ service: 'tidal', status: 'not-found' });
    expect(rowOf('tidal', [candidate('a', 10, 'no')])).toEqual({ service: 'tidal', status: 'not-found' });
  });

  it('has a page once, with the evidence found first', () => {
    const first = candidate('a', 100, 'high');
    expect(rowOf('tidal', [first, { ...first, method: 'title' }])).toEqual({
      service: 'tidal',
      status: 'found',
      link: first,
    });
  });
});

function candidate(page: string, score: number, band: MatchBand): LinkCandidate {
  const match = { score, band, reasons: [] };
  return { url: `https://tidal.com/album/${page}`, method: 'upc', via: 'tidal', match, item: null };
}
