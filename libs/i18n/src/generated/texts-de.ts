// Written by list-locales.ts from the files in locales/. Run it after adding one.
import account from '../../locales/de/account.json' with { type: 'json' };
import admin from '../../locales/de/admin.json' with { type: 'json' };
import agreements from '../../locales/de/agreements.json' with { type: 'json' };
import analysis from '../../locales/de/analysis.json' with { type: 'json' };
import artist from '../../locales/de/artist.json' with { type: 'json' };
import artist_editor from '../../locales/de/artist-editor.json' with { type: 'json' };
import auth from '../../locales/de/auth.json' with { type: 'json' };
import autosave from '../../locales/de/autosave.json' with { type: 'json' };
import bar from '../../locales/de/bar.json' with { type: 'json' };
import bulk from '../../locales/de/bulk.json' with { type: 'json' };
import bulk_links from '../../locales/de/bulk-links.json' with { type: 'json' };
import campaigns from '../../locales/de/campaigns.json' with { type: 'json' };
import clip_cutter from '../../locales/de/clip-cutter.json' with { type: 'json' };
import collection from '../../locales/de/collection.json' with { type: 'json' };
import common from '../../locales/de/common.json' with { type: 'json' };
import credits from '../../locales/de/credits.json' with { type: 'json' };
import cross_site_sign_in from '../../locales/de/cross-site-sign-in.json' with { type: 'json' };
import dashboard from '../../locales/de/dashboard.json' with { type: 'json' };
import discover from '../../locales/de/discover.json' with { type: 'json' };
import embed from '../../locales/de/embed.json' with { type: 'json' };
import ern_download from '../../locales/de/ern-download.json' with { type: 'json' };
import errors from '../../locales/de/errors.json' with { type: 'json' };
import fan_states from '../../locales/de/fan-states.json' with { type: 'json' };
import fourtrack from '../../locales/de/fourtrack.json' with { type: 'json' };
import generator from '../../locales/de/generator.json' with { type: 'json' };
import genres from '../../locales/de/genres.json' with { type: 'json' };
import home from '../../locales/de/home.json' with { type: 'json' };
import identifiers from '../../locales/de/identifiers.json' with { type: 'json' };
import import_errors from '../../locales/de/import-errors.json' with { type: 'json' };
import import_run from '../../locales/de/import-run.json' with { type: 'json' };
import label from '../../locales/de/label.json' with { type: 'json' };
import label_editor from '../../locales/de/label-editor.json' with { type: 'json' };
import label_feed from '../../locales/de/label-feed.json' with { type: 'json' };
import legal from '../../locales/de/legal.json' with { type: 'json' };
import mail from '../../locales/de/mail.json' with { type: 'json' };
import medley from '../../locales/de/medley.json' with { type: 'json' };
import medley_editor from '../../locales/de/medley-editor.json' with { type: 'json' };
import nav from '../../locales/de/nav.json' with { type: 'json' };
import new_release from '../../locales/de/new-release.json' with { type: 'json' };
import operation_errors from '../../locales/de/operation-errors.json' with { type: 'json' };
import palette from '../../locales/de/palette.json' with { type: 'json' };
import photos from '../../locales/de/photos.json' with { type: 'json' };
import picture_upload from '../../locales/de/picture-upload.json' with { type: 'json' };
import planner from '../../locales/de/planner.json' with { type: 'json' };
import player from '../../locales/de/player.json' with { type: 'json' };
import product_links from '../../locales/de/product-links.json' with { type: 'json' };
import profile_editor from '../../locales/de/profile-editor.json' with { type: 'json' };
import profile_settings from '../../locales/de/profile-settings.json' with { type: 'json' };
import publisher from '../../locales/de/publisher.json' with { type: 'json' };
import receipt from '../../locales/de/receipt.json' with { type: 'json' };
import release from '../../locales/de/release.json' with { type: 'json' };
import release_detail from '../../locales/de/release-detail.json' with { type: 'json' };
import release_editor from '../../locales/de/release-editor.json' with { type: 'json' };
import release_lists from '../../locales/de/release-lists.json' with { type: 'json' };
import release_look from '../../locales/de/release-look.json' with { type: 'json' };
import release_texts from '../../locales/de/release-texts.json' with { type: 'json' };
import releases from '../../locales/de/releases.json' with { type: 'json' };
import reload from '../../locales/de/reload.json' with { type: 'json' };
import saved_views from '../../locales/de/saved-views.json' with { type: 'json' };
import signup from '../../locales/de/signup.json' with { type: 'json' };
import signups from '../../locales/de/signups.json' with { type: 'json' };
import slug_form from '../../locales/de/slug-form.json' with { type: 'json' };
import splash from '../../locales/de/splash.json' with { type: 'json' };
import studio from '../../locales/de/studio.json' with { type: 'json' };
import team from '../../locales/de/team.json' with { type: 'json' };
import text_templates from '../../locales/de/text-templates.json' with { type: 'json' };
import today from '../../locales/de/today.json' with { type: 'json' };
import upgrade from '../../locales/de/upgrade.json' with { type: 'json' };

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
