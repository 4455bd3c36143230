// Written by list-locales.ts from the files in locales/. Run it after adding one.
import account from '../../locales/en/account.json' with { type: 'json' };
import admin from '../../locales/en/admin.json' with { type: 'json' };
import agreements from '../../locales/en/agreements.json' with { type: 'json' };
import analysis from '../../locales/en/analysis.json' with { type: 'json' };
import artist from '../../locales/en/artist.json' with { type: 'json' };
import artist_editor from '../../locales/en/artist-editor.json' with { type: 'json' };
import auth from '../../locales/en/auth.json' with { type: 'json' };
import autosave from '../../locales/en/autosave.json' with { type: 'json' };
import bar from '../../locales/en/bar.json' with { type: 'json' };
import bulk from '../../locales/en/bulk.json' with { type: 'json' };
import bulk_links from '../../locales/en/bulk-links.json' with { type: 'json' };
import campaigns from '../../locales/en/campaigns.json' with { type: 'json' };
import clip_cutter from '../../locales/en/clip-cutter.json' with { type: 'json' };
import collection from '../../locales/en/collection.json' with { type: 'json' };
import common from '../../locales/en/common.json' with { type: 'json' };
import credits from '../../locales/en/credits.json' with { type: 'json' };
import cross_site_sign_in from '../../locales/en/cross-site-sign-in.json' with { type: 'json' };
import dashboard from '../../locales/en/dashboard.json' with { type: 'json' };
import discover from '../../locales/en/discover.json' with { type: 'json' };
import embed from '../../locales/en/embed.json' with { type: 'json' };
import ern_download from '../../locales/en/ern-download.json' with { type: 'json' };
import errors from '../../locales/en/errors.json' with { type: 'json' };
import fan_states from '../../locales/en/fan-states.json' with { type: 'json' };
import fourtrack from '../../locales/en/fourtrack.json' with { type: 'json' };
import generator from '../../locales/en/generator.json' with { type: 'json' };
import genres from '../../locales/en/genres.json' with { type: 'json' };
import home from '../../locales/en/home.json' with { type: 'json' };
import identifiers from '../../locales/en/identifiers.json' with { type: 'json' };
import import_errors from '../../locales/en/import-errors.json' with { type: 'json' };
import import_run from '../../locales/en/import-run.json' with { type: 'json' };
import label from '../../locales/en/label.json' with { type: 'json' };
import label_editor from '../../locales/en/label-editor.json' with { type: 'json' };
import label_feed from '../../locales/en/label-feed.json' with { type: 'json' };
import legal from '../../locales/en/legal.json' with { type: 'json' };
import mail from '../../locales/en/mail.json' with { type: 'json' };
import medley from '../../locales/en/medley.json' with { type: 'json' };
import medley_editor from '../../locales/en/medley-editor.json' with { type: 'json' };
import nav from '../../locales/en/nav.json' with { type: 'json' };
import new_release from '../../locales/en/new-release.json' with { type: 'json' };
import operation_errors from '../../locales/en/operation-errors.json' with { type: 'json' };
import palette from '../../locales/en/palette.json' with { type: 'json' };
import photos from '../../locales/en/photos.json' with { type: 'json' };
import picture_upload from '../../locales/en/picture-upload.json' with { type: 'json' };
import planner from '../../locales/en/planner.json' with { type: 'json' };
import player from '../../locales/en/player.json' with { type: 'json' };
import product_links from '../../locales/en/product-links.json' with { type: 'json' };
import profile_editor from '../../locales/en/profile-editor.json' with { type: 'json' };
import profile_settings from '../../locales/en/profile-settings.json' with { type: 'json' };
import publisher from '../../locales/en/publisher.json' with { type: 'json' };
import receipt from '../../locales/en/receipt.json' with { type: 'json' };
import release from '../../locales/en/release.json' with { type: 'json' };
import release_detail from '../../locales/en/release-detail.json' with { type: 'json' };
import release_editor from '../../locales/en/release-editor.json' with { type: 'json' };
import release_lists from '../../locales/en/release-lists.json' with { type: 'json' };
import release_look from '../../locales/en/release-look.json' with { type: 'json' };
import release_texts from '../../locales/en/release-texts.json' with { type: 'json' };
import releases from '../../locales/en/releases.json' with { type: 'json' };
import reload from '../../locales/en/reload.json' with { type: 'json' };
import saved_views from '../../locales/en/saved-views.json' with { type: 'json' };
import signup from '../../locales/en/signup.json' with { type: 'json' };
import signups from '../../locales/en/signups.json' with { type: 'json' };
import slug_form from '../../locales/en/slug-form.json' with { type: 'json' };
import splash from '../../locales/en/splash.json' with { type: 'json' };
import studio from '../../locales/en/studio.json' with { type: 'json' };
import team from '../../locales/en/team.json' with { type: 'json' };
import text_templates from '../../locales/en/text-templates.json' with { type: 'json' };
import today from '../../locales/en/today.json' with { type: 'json' };
import upgrade from '../../locales/en/upgrade.json' with { type: 'json' };

/** Every text of a language, for servers. */
export const texts = {
  'account': account,
  'admin': admin,
  'agreements': agreements,
  'analysis': analysis,
  'artist': artist,
  'artist-editor': artist_editor,
  'auth': auth,
  'autosave': autosave,
  'bar': bar,
  'bulk': bulk,
  'bulk-links': bulk_links,
  'campaigns': campaigns,
  'clip-cutter': clip_cutter,
  'collection': collection,
  'common': common,
  'credits': credits,
  'cross-site-sign-in': cross_site_sign_in,
  'dashboard': dashboard,
  'discover': discover,
  'embed': embed,
  'ern-download': ern_download,
  'errors': errors,
  'fan-states': fan_states,
  'fourtrack': fourtrack,
  'generator': generator,
  'genres': genres,
  'home': home,
  'identifiers': identifiers,
  'import-errors': import_errors,
  'import-run': import_run,
  'label': label,
  'label-editor': label_editor,
  'label-feed': label_feed,
  'legal': legal,
  'mail': mail,
  'medley': medley,
  'medley-editor': medley_editor,
  'nav': nav,
  'new-release': new_release,
  'operation-errors': operation_errors,
  'palette': palette,
  'photos': photos,
  'picture-upload': picture_upload,
  'planner': planner,
  'player': player,
  'product-links': product_links,
  'profile-editor': profile_editor,
  'profile-settings': profile_settings,
  'publisher': publisher,
  'receipt': receipt,
  'release': release,
  'release-detail': release_detail,
  'release-editor': release_editor,
  'release-lists': release_lists,
  'release-look': release_look,
  'release-texts': release_texts,
  'releases': releases,
  'reload': reload,
  'saved-views': saved_views,
  'signup': signup,
  'signups': signups,
  'slug-form': slug_form,
  'splash': splash,
  'studio': studio,
  'team': team,
  'text-templates': text_templates,
  'today': today,
  'upgrade': upgrade,
};
