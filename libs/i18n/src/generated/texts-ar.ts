// Written by list-locales.ts from the files in locales/. Run it after adding one.
import account from '../../locales/ar/account.json' with { type: 'json' };
import admin from '../../locales/ar/admin.json' with { type: 'json' };
import agreements from '../../locales/ar/agreements.json' with { type: 'json' };
import analysis from '../../locales/ar/analysis.json' with { type: 'json' };
import artist from '../../locales/ar/artist.json' with { type: 'json' };
import artist_editor from '../../locales/ar/artist-editor.json' with { type: 'json' };
import auth from '../../locales/ar/auth.json' with { type: 'json' };
import autosave from '../../locales/ar/autosave.json' with { type: 'json' };
import bar from '../../locales/ar/bar.json' with { type: 'json' };
import bulk from '../../locales/ar/bulk.json' with { type: 'json' };
import bulk_links from '../../locales/ar/bulk-links.json' with { type: 'json' };
import campaigns from '../../locales/ar/campaigns.json' with { type: 'json' };
import clip_cutter from '../../locales/ar/clip-cutter.json' with { type: 'json' };
import collection from '../../locales/ar/collection.json' with { type: 'json' };
import common from '../../locales/ar/common.json' with { type: 'json' };
import credits from '../../locales/ar/credits.json' with { type: 'json' };
import cross_site_sign_in from '../../locales/ar/cross-site-sign-in.json' with { type: 'json' };
import dashboard from '../../locales/ar/dashboard.json' with { type: 'json' };
import discover from '../../locales/ar/discover.json' with { type: 'json' };
import embed from '../../locales/ar/embed.json' with { type: 'json' };
import ern_download from '../../locales/ar/ern-download.json' with { type: 'json' };
import errors from '../../locales/ar/errors.json' with { type: 'json' };
import fan_states from '../../locales/ar/fan-states.json' with { type: 'json' };
import fourtrack from '../../locales/ar/fourtrack.json' with { type: 'json' };
import generator from '../../locales/ar/generator.json' with { type: 'json' };
import genres from '../../locales/ar/genres.json' with { type: 'json' };
import home from '../../locales/ar/home.json' with { type: 'json' };
import identifiers from '../../locales/ar/identifiers.json' with { type: 'json' };
import import_errors from '../../locales/ar/import-errors.json' with { type: 'json' };
import import_run from '../../locales/ar/import-run.json' with { type: 'json' };
import label from '../../locales/ar/label.json' with { type: 'json' };
import label_editor from '../../locales/ar/label-editor.json' with { type: 'json' };
import label_feed from '../../locales/ar/label-feed.json' with { type: 'json' };
import legal from '../../locales/ar/legal.json' with { type: 'json' };
import mail from '../../locales/ar/mail.json' with { type: 'json' };
import medley from '../../locales/ar/medley.json' with { type: 'json' };
import medley_editor from '../../locales/ar/medley-editor.json' with { type: 'json' };
import nav from '../../locales/ar/nav.json' with { type: 'json' };
import new_release from '../../locales/ar/new-release.json' with { type: 'json' };
import operation_errors from '../../locales/ar/operation-errors.json' with { type: 'json' };
import palette from '../../locales/ar/palette.json' with { type: 'json' };
import photos from '../../locales/ar/photos.json' with { type: 'json' };
import picture_upload from '../../locales/ar/picture-upload.json' with { type: 'json' };
import planner from '../../locales/ar/planner.json' with { type: 'json' };
import player from '../../locales/ar/player.json' with { type: 'json' };
import product_links from '../../locales/ar/product-links.json' with { type: 'json' };
import profile_editor from '../../locales/ar/profile-editor.json' with { type: 'json' };
import profile_settings from '../../locales/ar/profile-settings.json' with { type: 'json' };
import publisher from '../../locales/ar/publisher.json' with { type: 'json' };
import receipt from '../../locales/ar/receipt.json' with { type: 'json' };
import release from '../../locales/ar/release.json' with { type: 'json' };
import release_detail from '../../locales/ar/release-detail.json' with { type: 'json' };
import release_editor from '../../locales/ar/release-editor.json' with { type: 'json' };
import release_lists from '../../locales/ar/release-lists.json' with { type: 'json' };
import release_look from '../../locales/ar/release-look.json' with { type: 'json' };
import release_texts from '../../locales/ar/release-texts.json' with { type: 'json' };
import releases from '../../locales/ar/releases.json' with { type: 'json' };
import reload from '../../locales/ar/reload.json' with { type: 'json' };
import saved_views from '../../locales/ar/saved-views.json' with { type: 'json' };
import signup from '../../locales/ar/signup.json' with { type: 'json' };
import signups from '../../locales/ar/signups.json' with { type: 'json' };
import slug_form from '../../locales/ar/slug-form.json' with { type: 'json' };
import splash from '../../locales/ar/splash.json' with { type: 'json' };
import studio from '../../locales/ar/studio.json' with { type: 'json' };
import team from '../../locales/ar/team.json' with { type: 'json' };
import text_templates from '../../locales/ar/text-templates.json' with { type: 'json' };
import today from '../../locales/ar/today.json' with { type: 'json' };
import upgrade from '../../locales/ar/upgrade.json' with { type: 'json' };

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
