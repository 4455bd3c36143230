import { releaseCalendarPath, type Language, type ReleaseNames } from '@countin/domain';

/** Path of a release's calendar file, on the main site. */
export function calendarPath(release: ReleaseNames, language: Language): string {
  return `${releaseCalendarPath(release)}?lang=${language}`;
}
