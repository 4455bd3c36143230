import { LIMITS } from '@countin/domain/fields';
import type { Track } from '@countin/domain/release';
import { readDuration } from './read-duration.ts';
import { NEW_TRACK } from './track-row.ts';

const NUMBERING = /^\d{1,3}\s*[.):\t–—-]\s*(?=\S)/;
const BULLET = /^[-–—•*]\s+/;
const DURATION = /[\s–—(-]+(\d{1,3}(?::\d{2}){1,2})\)?$/;

/** A line of a pasted list, and the track that it means. */
export interface PastedTrack {
  readonly line: string;
  readonly track: Track;
}

/**
 * Tracks of a pasted list, one a line. Numbering or bullets that every line has are left out, and a duration at the end
 * is read. Null for text of one line, which is a title.
 */
export function pastedTracks(text: string): PastedTrack[] | null {
  const lines = text
    .split(/\r\n|[\r\n\u2028]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length < 2) return null;
  const mark = [NUMBERING, BULLET].find((one) => lines.every((line) => one.test(line)));
  return lines.map((line) => ({ line, track: trackOf(mark ? line.replace(mark, '') : line) }));
}

function trackOf(line: string): Track {
  const [ending = '', duration = ''] = DURATION.exec(line) ?? [];
  const durationMs = readDuration(duration);
  const title = durationMs === null ? line : line.slice(0, -ending.length);
  return { ...NEW_TRACK, title: title.replaceAll('\t', ' ').trim().slice(0, LIMITS.title), durationMs };
}
