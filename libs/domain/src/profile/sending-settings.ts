import * as v from 'valibot';
import { MAIL_HOURS } from '../fan/quiet-hours.ts';

/**
 * `artistProfiles/{artistId}/settings/sending`: how messages to the artist's fans are sent. Members read it; only the
 * server writes it.
 */
export const sendingSettingsSchema = v.object({
  /** When mails go out whose moment is at night where the fan is. */
  mailHours: v.picklist(MAIL_HOURS),
});
/** Settings, parsed by {@link sendingSettingsSchema}. */
export type SendingSettings = v.InferOutput<typeof sendingSettingsSchema>;

/** Settings of an artist without stored ones. */
export const SENDING_SETTINGS: SendingSettings = { mailHours: 'moment' };
