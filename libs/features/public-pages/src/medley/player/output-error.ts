/** Firefox alone fires an error without an audio device: `OnMediaSinkAudioError`. It has no code of its own. */
export function isOutputError(error: MediaError | null): boolean {
  return /media_?sink/i.test(error?.message ?? '');
}
