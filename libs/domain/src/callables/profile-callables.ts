import * as v from 'valibot';
import { fanOwnerEntries } from '../fan/signup.ts';
import { idSchema } from '../fields/fields.ts';
import { profileSlugSchema } from '../fields/slug-schema.ts';
import { artistDefaultsSchema } from '../profile/artist-defaults.ts';
import { sendingSettingsSchema } from '../profile/sending-settings.ts';

const profile = { kind: v.picklist(['artist', 'label']), profileId: idSchema };

/** Settings of an artist or a label. */
export const profileCallables = {
  /**
   * Gives a profile another slug. Former slugs stay claimed by the profile and redirect. `slug/taken`: another profile
   * has or had it. `slug/too-many`: the profile has had too many.
   */
  changeSlug: {
    name: 'studio/changeSlug',
    input: v.object({ ...profile, customSlug: profileSlugSchema }),
    output: v.object({ customSlug: v.string() }),
  },
  /** Archives a profile, or makes it active again. Idempotent. */
  archiveProfile: {
    name: 'studio/archiveProfile',
    input: v.object({ ...profile, archived: v.boolean() }),
    output: v.object({}),
  },
  /** Counts what a deletion would remove. For a deleted profile also says when that happens. */
  countProfileContent: {
    name: 'studio/countProfileContent',
    input: v.object(profile),
    output: v.object({
      releases: v.number(),
      fans: v.number(),
      /** Uploads of an artist, logos of a label. */
      pictures: v.number(),
      medley: v.boolean(),
      /** Artists on a label's roster. They stay, with their releases. */
      artists: v.number(),
      /** Members, who lose their access. */
      members: v.number(),
      /** Milliseconds since 1970; null for a profile that is not deleted. */
      removeAt: v.nullable(v.number()),
    }),
  },
  /**
   * Deletes a profile: its pages go offline at once, everything else is removed at `removeAt`, 30 days later.
   * `auth/recent-login`: the password was not entered within the last five minutes.
   */
  deleteProfile: {
    name: 'studio/deleteProfile',
    input: v.object(profile),
    output: v.object({ removeAt: v.number() }),
  },
  /** Restores a deleted profile with everything that it had. Idempotent. */
  restoreProfile: { name: 'studio/restoreProfile', input: v.object(profile), output: v.object({}) },
  /** Stores what new releases of an artist begin with. */
  saveArtistDefaults: {
    name: 'studio/saveArtistDefaults',
    input: v.object({ artistId: idSchema, ...artistDefaultsSchema.entries }),
    output: v.object({}),
  },
  /** Stores how messages to an artist's or a label's fans are sent. */
  saveSendingSettings: {
    name: 'studio/saveSendingSettings',
    input: v.object({ ...fanOwnerEntries, ...sendingSettingsSchema.entries }),
    output: v.object({}),
  },
} as const;
