import { describe, expect, it } from 'vitest';
import { aReleasePage, aSignup } from '../testing/builders.ts';
import { readDocument, readField, readValidDocument } from './document.ts';
import { toStored } from './stored-fields.ts';
import * as documents from './definitions.ts';
import * as paths from './paths/document-paths.ts';

/** Replaces the SDK's timestamp class. */
class Stamp {
  readonly at: number;
  constructor(at: number) {
    this.at = at;
  }
  toMillis() {
    return this.at;
  }
}
const stampOf = (at: number) => new Stamp(at);
const snapshot = (path: string, data: object | undefined) => ({
  id: path.split('/').at(-1) ?? '',
  ref: { path },
  data: () => data as Readonly<Record<string, unknown>> | undefined,
});
/** Other schemas of documents that are defined under the name of their path too. */
const VIEWS = new Set([
  'profile',
  'artistPage',
  'discoveryCards',
  'listedArtists',
  'listedLabels',
  'listedProducts',
  'listedVersion',
  'releaseSummaries',
]);
const page = aReleasePage();
const at = (data: object | undefined) => snapshot(`releasePages/${page.id}`, data);

describe('the definition of a document', () => {
  it('gives its path by the ids in it', () => {
    expect(documents.releasePage('tide').path).toBe('releasePages/tide');
    expect(documents.signup('mira', 'ada').path).toBe('artistProfiles/mira/signups/ada');
    expect(documents.signups('mira').path).toBe('artistProfiles/mira/signups');
  });

  it.each(Object.keys(documents))('%s is named after its path', (name) => {
    expect(name.endsWith('Record') || VIEWS.has(name) || name in paths).toBe(true);
  });
});

describe('what is stored', () => {
  it('reads back unchanged, with the timestamps of any SDK', () => {
    const stored = toStored(documents.releasePage, page, stampOf);
    expect(stored['firstInstant']).toEqual(new Stamp(page.firstInstant));
    expect(stored['publishedAt']).toEqual(new Stamp(page.publishedAt));
    expect(stored['releaseMoment']).toEqual(page.releaseMoment);
    expect(readDocument(documents.releasePage, at(stored))).toEqual(page);
  });

  it('has timestamps in nested fields, and null where there is none', () => {
    const { consent, confirmedAt } = toStored(documents.signup, aSignup({ confirmedAt: null }), stampOf);
    expect(consent).toMatchObject({ at: new Stamp(aSignup().consent.at) });
    expect(confirmedAt).toBeNull();
  });

  it('may be some of the fields', () => {
    expect(toStored(documents.signup, { state: 'sent', sentAt: 5, dueAt: null }, stampOf)).toEqual({
      state: 'sent',
      sentAt: new Stamp(5),
      dueAt: null,
    });
    expect(toStored(documents.image, { state: 'processing', createdAt: 5 }, stampOf)).toEqual({
      state: 'processing',
      createdAt: new Stamp(5),
    });
  });

  it('keeps values created by the SDK', () => {
    const sentAt = new Stamp(7);
    expect(toStored(documents.signup, { sentAt: sentAt as unknown as number }, stampOf)).toEqual({ sentAt });
  });
});

describe('a document that is missing', () => {
  it('is null', () => {
    expect(readDocument(documents.releasePage, at(undefined))).toBeNull();
    expect(readDocument(documents.releasePage, undefined)).toBeNull();
    expect(readValidDocument(documents.releasePage, at(undefined))).toBeNull();
    expect(readField(documents.releasePage, undefined, 'status')).toBeUndefined();
  });
});

describe('a document that does not fit its schema', () => {
  const spoilt = { ...page, title: '', status: 'draft' };

  it('is an error, or reported and none', () => {
    expect(() => readDocument(documents.releasePage, at(spoilt))).toThrow(
      expect.objectContaining({ code: 'service/unknown' }),
    );
    const reports: string[] = [];
    expect(readValidDocument(documents.releasePage, at(spoilt), (message) => reports.push(message))).toBeNull();
    expect(reports).toEqual([expect.stringContaining(`releasePages/${page.id} does not fit its schema: title`)]);
  });

  it('still gives the fields that fit', () => {
    expect(readField(documents.releasePage, at(spoilt), 'artistId')).toBe(page.artistId);
    expect(readField(documents.releasePage, at(spoilt), 'status')).toBeUndefined();
    expect(readField(documents.releasePage, at({ publishedAt: new Stamp(5) }), 'publishedAt')).toBe(5);
  });
});
