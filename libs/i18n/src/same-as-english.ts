import type { Language } from '@countin/domain';

/** Names and signs that no language translates. */
export const NAMES = [
  'Countin', '4track', 'Spotify', 'Instagram', 'X', 'TikTok', 'YouTube', 'Pro', 'Mira Okafor', 'Low Sun, Long Water',
  'EP', 'SMS', 'CSV', 'QR', 'ID', 'UTC', 'UPC', 'ISRC', 'RSS', 'JSON', 'DDEX', 'ERN', 'XML', 'ZIP', 'MB', 'PNG', 'JPEG', 'WebP', 'AVIF', 'MP3', 'M4A', 'Ogg', 'WebM', 'WAV', 'SVG',
  'JavaScript', 'iCalendar', 'Enter', 'name@example.com', 'https://', '#d33d17',
] as const;

/** Texts that a language writes as English does. A test finds those that are equal and not listed here. */
export const SAME_AS_ENGLISH: Partial<Record<Language, readonly string[]>> = {
  de: ['Artist, {{address}}', 'Label, {{address}}', 'Single', 'Album', 'Label', 'Artist', 'Name', 'Cover', 'Medley', 'Tracks', 'Dashboard', 'Website', 'Studio', 'Admin', 'Admins', 'Zoom', 'Version', 'Auto', 'Artists', 'Free', 'Release', 'Releases', 'optional', '{{label}} (optional)', 'Track {{number}}', 'Track {{number}}: {{fault}}', 'Fans', 'Los Angeles', 'London', 'Live', 'Links', 'Genres'],
  fr: ['Label, {{address}}', 'Single', 'Album', 'Label', 'Medley', 'Studio', 'Auto', 'Type', 'Zoom', 'Collection', 'Admin', 'Admins', 'six', 'minutes', 'Description', '{{artist}} via Countin', 'Position', 'Volume', 'Fans', 'Style', 'Arcs', 'Date', 'Los Angeles', 'Tokyo', '{{number}} fans', 'Genres', 'Page'],
  es: ['Medley', 'Zoom', 'Admin', 'Fans', '{{number}} fans', '{{day}}: {{count}} fans'],
  'pt-BR': ['Single', 'Medley', 'Zoom', 'Admin', 'Admins', 'Volume', 'Los Angeles', 'Links'],
};
