import type { UploadTask } from '@countin/data/photos';
import { AppError, errorCodeOf, type ErrorCode } from '@countin/domain/errors';
import { LIMITS } from '@countin/domain/fields';
import { IMAGE_UPLOAD_TYPES } from '@countin/domain/media';

/** State of one file. `share` is 0 to 1, and 1 while the server processes the photo. */
export type UploadState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'paused'; readonly share: number }
  | { readonly kind: 'failed'; readonly code: ErrorCode; /** Trying again can help. */ readonly again: boolean }
  /** The artist has this photo, or it is in the list above. */
  | { readonly kind: 'duplicate' }
  /** The artist may have no more photos. */
  | { readonly kind: 'full' };

/** A file on its way. It leaves the list once its photo is among the artist's. */
export interface Upload {
  readonly id: string;
  readonly name: string;
  readonly state: UploadState;
}

/** Facts of a file, read before it is sent. */
export interface ReadPhoto {
  readonly width: number;
  readonly height: number;
  /** SHA-256, hexadecimal. */
  readonly hash: string;
}

/** One attempt to send a file. */
export interface Attempt extends ReadPhoto {
  readonly photoId: string;
  readonly file: File;
  readonly isSent: boolean;
  readonly onProgress: (share: number) => void;
  readonly onTask: (task: UploadTask) => void;
  readonly onSent: () => void;
  readonly signal: AbortSignal;
}

interface UploadQueueParts {
  /** Throws AppError `image/type`, `image/too-large`, `image/shape`. */
  readonly read: (file: File) => Promise<ReadPhoto>;
  /** Whether the artist has a photo with this hash. */
  readonly isKnown: (hash: string) => boolean;
  /** Sends a file and adds its photo to the artist's. Throws AppError. */
  readonly send: (attempt: Attempt) => Promise<void>;
  readonly onChange: (uploads: readonly Upload[]) => void;
}

export interface UploadQueue {
  /** Adds files; those beyond the room that is left are not sent, and say so. */
  add(files: readonly File[], room: number): void;
  pause(id: string): void;
  resume(id: string): void;
  retry(id: string): void;
  /** Takes a file from the list; what is on its way is cancelled. */
  remove(id: string): void;
  /** Cancels everything. */
  end(): void;
}

interface Job {
  readonly id: string;
  readonly file: File;
  controller: AbortController;
  state: UploadState;
  read: ReadPhoto | null;
  task: UploadTask | null;
  /** The server has the whole file. */
  isSent: boolean;
}

/** Files that are sent at the same time: more would share the same slow line. */
const AT_ONCE = 2;

/** Codes after which the same file fails again. */
const FINAL: readonly ErrorCode[] = ['image/type', 'image/too-large', 'image/shape', 'image/too-slow', 'access/denied'];

/** Sends files a few at a time, each with its own progress, pause and retry. */
export function createUploadQueue({ read, isKnown, send, onChange }: UploadQueueParts): UploadQueue {
  let jobs: readonly Job[] = [];
  const find = (id: string) => jobs.find((job) => job.id === id);
  const tell = () => onChange(jobs.map(({ id, file, state }) => ({ id, name: file.name, state })));

  function set(job: Job, state: UploadState): void {
    job.state = state;
    tell();
  }

  function drop(job: Job): void {
    jobs = jobs.filter((other) => other !== job);
    tell();
    next();
  }

  /** Starts waiting files while there is room. A paused file leaves its room to the next. */
  function next(): void {
    const running = jobs.filter(({ state }) => state.kind === 'sending').length;
    for (const job of jobs.filter(({ state }) => state.kind === 'waiting').slice(0, Math.max(0, AT_ONCE - running)))
      void run(job);
  }

  /** Whether another file of the list is the same photo, unless it is not sent because of this one. */
  function isListed(job: Job, hash: string): boolean {
    return jobs.some((other) => other !== job && other.read?.hash === hash && other.state.kind !== 'duplicate');
  }

  async function run(job: Job): Promise<void> {
    const { signal } = job.controller;
    set(job, { kind: 'sending', share: 0 });
    try {
      job.read ??= await read(job.file);
      if (signal.aborted) return;
      if (isKnown(job.read.hash) || isListed(job, job.read.hash)) return set(job, { kind: 'duplicate' });
      await send({
        ...job.read,
        photoId: job.id,
        file: job.file,
        isSent: job.isSent,
        signal,
        onTask(task) {
          job.task = task;
          // Paused while the file was still read.
          if (job.state.kind === 'paused') task.pause();
        },
        onSent: () => (job.isSent = true),
        onProgress: (share) => void (job.state.kind === 'sending' && set(job, { kind: 'sending', share })),
      });
      if (!signal.aborted) drop(job);
    } catch (error) {
      if (signal.aborted) return;
      const code = error instanceof AppError ? error.code : errorCodeOf(error);
      set(job, { kind: 'failed', code, again: !FINAL.includes(code) });
    } finally {
      next();
    }
  }

  return {
    add(files, room) {
      const added = files.map((file, at): Job => {
        const job = { id: crypto.randomUUID(), file, controller: new AbortController() };
        return {
          ...job,
          state: refusal(file) ?? { kind: at < room ? 'waiting' : 'full' },
          read: null,
          task: null,
          isSent: false,
        };
      });
      jobs = [...jobs, ...added];
      tell();
      next();
    },
    pause(id) {
      const job = find(id);
      if (job?.state.kind !== 'sending' || job.isSent) return;
      job.task?.pause();
      set(job, { kind: 'paused', share: job.state.share });
      next();
    },
    resume(id) {
      const job = find(id);
      if (job?.state.kind !== 'paused') return;
      const { share } = job.state;
      set(job, { kind: 'sending', share });
      job.task?.resume();
    },
    retry(id) {
      const job = find(id);
      if (job?.state.kind !== 'failed') return;
      job.task = null;
      set(job, { kind: 'waiting' });
      next();
    },
    remove(id) {
      const job = find(id);
      if (!job) return;
      job.controller.abort();
      drop(job);
    },
    end() {
      for (const { controller } of jobs) controller.abort();
      jobs = [];
    },
  };
}

/** Error of a file, found without opening it: two gigabytes are not read first. */
function refusal({ type, size }: File): UploadState | null {
  if (!IMAGE_UPLOAD_TYPES.some((known) => known === type) || size === 0)
    return { kind: 'failed', code: 'image/type', again: false };
  return size > LIMITS.imageBytes ? { kind: 'failed', code: 'image/too-large', again: false } : null;
}
