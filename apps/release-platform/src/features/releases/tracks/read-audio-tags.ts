import { LIMITS } from '@countin/domain/fields';
import { parseIsrc } from '@countin/domain/identifiers';
import {
  CouldNotDetermineFileTypeError,
  parseBlob,
  UnsupportedFileTypeError,
  type IAudioMetadata,
} from 'music-metadata';
import { repairText } from './repair-text.ts';

/** Facts of a track from the tags of its file. */
export interface AudioTags {
  readonly title: string;
  readonly isrc: string;
  readonly durationMs: number | null;
  /** Disc and track number; null without a tag. */
  readonly position: readonly [disc: number, track: number] | null;
}

/** Why a file gives no track. */
export type AudioProblem = 'empty' | 'notAudio' | 'unreadable';

/** Result of {@link readAudioTags}. */
export type ReadAudio =
  | { readonly name: string; readonly tags: AudioTags; readonly problem: null }
  | { readonly name: string; readonly tags: null; readonly problem: AudioProblem };

/** Reads the tags of a file. Only the parts that the format names are read, so that 2 GB take no memory. */
export async function readAudioTags(file: File): Promise<ReadAudio> {
  const { name } = file;
  if (file.size === 0) return { name, tags: null, problem: 'empty' };
  try {
    // A slice has neither name nor type: the content decides, whatever the file is called.
    const metadata = await parseBlob(file.slice(), { skipCovers: true, duration: false });
    if (!metadata.format.hasAudio && metadata.format.codec === undefined)
      return { name, tags: null, problem: 'notAudio' };
    return { name, tags: tagsOf(metadata, name), problem: null };
  } catch (error) {
    const isOther = error instanceof CouldNotDetermineFileTypeError || error instanceof UnsupportedFileTypeError;
    return { name, tags: null, problem: isOther ? 'notAudio' : 'unreadable' };
  }
}

function tagsOf({ common, format }: IAudioMetadata, name: string): AudioTags {
  const isrc = parseIsrc(common.isrc?.[0] ?? '');
  const { track, disk } = common;
  return {
    title: (repairText(common.title ?? '').trim() || titleOfName(name)).slice(0, LIMITS.title),
    isrc: isrc.ok ? isrc.isrc : '',
    durationMs: durationOf(format.duration),
    position: track.no === null ? null : [disk.no ?? 1, track.no],
  };
}

function durationOf(seconds = 0): number | null {
  const durationMs = Math.round(seconds * 1000);
  return durationMs > 0 && durationMs <= LIMITS.trackMs ? durationMs : null;
}

/** `03 - Low Sun.flac` as `Low Sun`. */
function titleOfName(name: string): string {
  const bare = name.replace(/\.[^.]+$/, '');
  return bare.replace(/^\d{1,3}[\s._-]+(?=\S)/, '').trim() || bare || name;
}
