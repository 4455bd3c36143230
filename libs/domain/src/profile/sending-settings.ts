import * as v from 'valibot';
import { MAIL_HOURS } from '../fan/quiet-hours.ts';

/**
 * `artistProfiles/{artistId}/settings/sending`, the same of a label: how messages to the fans are sent. Members read it; only
 * the server writes it.
 */
export const sendingSettingsSchema = v.object({
  /** When mails go out whose moment is at night where the fan is. */
  mailHours: v.picklist(MAIL_HOURS),
});
/** Settings, parsed by {@link sendingSettingsSchema}. */
export type SendingSettings = v.InferOutput<typeof sendingSettingsSchema>;

/** Settings of an artist or a label without stored ones. */
export const SENDING_SETTINGS: SendingSettings = { mailHours: 'moment' };
