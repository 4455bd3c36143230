// Written by list-locales.ts from the files in locales/. Run it after adding one.
import account from '../../locales/hi/account.json' with { type: 'json' };
import admin from '../../locales/hi/admin.json' with { type: 'json' };
import agreements from '../../locales/hi/agreements.json' with { type: 'json' };
import analysis from '../../locales/hi/analysis.json' with { type: 'json' };
import artist from '../../locales/hi/artist.json' with { type: 'json' };
import artist_editor from '../../locales/hi/artist-editor.json' with { type: 'json' };
import auth from '../../locales/hi/auth.json' with { type: 'json' };
import autosave from '../../locales/hi/autosave.json' with { type: 'json' };
import bar from '../../locales/hi/bar.json' with { type: 'json' };
import bulk from '../../locales/hi/bulk.json' with { type: 'json' };
import bulk_links from '../../locales/hi/bulk-links.json' with { type: 'json' };
import campaigns from '../../locales/hi/campaigns.json' with { type: 'json' };
import clip_cutter from '../../locales/hi/clip-cutter.json' with { type: 'json' };
import collection from '../../locales/hi/collection.json' with { type: 'json' };
import common from '../../locales/hi/common.json' with { type: 'json' };
import credits from '../../locales/hi/credits.json' with { type: 'json' };
import cross_site_sign_in from '../../locales/hi/cross-site-sign-in.json' with { type: 'json' };
import dashboard from '../../locales/hi/dashboard.json' with { type: 'json' };
import discover from '../../locales/hi/discover.json' with { type: 'json' };
import embed from '../../locales/hi/embed.json' with { type: 'json' };
import ern_download from '../../locales/hi/ern-download.json' with { type: 'json' };
import errors from '../../locales/hi/errors.json' with { type: 'json' };
import fan_states from '../../locales/hi/fan-states.json' with { type: 'json' };
import fourtrack from '../../locales/hi/fourtrack.json' with { type: 'json' };
import generator from '../../locales/hi/generator.json' with { type: 'json' };
import genres from '../../locales/hi/genres.json' with { type: 'json' };
import home from '../../locales/hi/home.json' with { type: 'json' };
import identifiers from '../../locales/hi/identifiers.json' with { type: 'json' };
import import_errors from '../../locales/hi/import-errors.json' with { type: 'json' };
import import_run from '../../locales/hi/import-run.json' with { type: 'json' };
import label from '../../locales/hi/label.json' with { type: 'json' };
import label_editor from '../../locales/hi/label-editor.json' with { type: 'json' };
import label_feed from '../../locales/hi/label-feed.json' with { type: 'json' };
import legal from '../../locales/hi/legal.json' with { type: 'json' };
import mail from '../../locales/hi/mail.json' with { type: 'json' };
import medley from '../../locales/hi/medley.json' with { type: 'json' };
import medley_editor from '../../locales/hi/medley-editor.json' with { type: 'json' };
import nav from '../../locales/hi/nav.json' with { type: 'json' };
import new_release from '../../locales/hi/new-release.json' with { type: 'json' };
import operation_errors from '../../locales/hi/operation-errors.json' with { type: 'json' };
import palette from '../../locales/hi/palette.json' with { type: 'json' };
import photos from '../../locales/hi/photos.json' with { type: 'json' };
import picture_upload from '../../locales/hi/picture-upload.json' with { type: 'json' };
import planner from '../../locales/hi/planner.json' with { type: 'json' };
import player from '../../locales/hi/player.json' with { type: 'json' };
import product_links from '../../locales/hi/product-links.json' with { type: 'json' };
import profile_editor from '../../locales/hi/profile-editor.json' with { type: 'json' };
import profile_settings from '../../locales/hi/profile-settings.json' with { type: 'json' };
import publisher from '../../locales/hi/publisher.json' with { type: 'json' };
import receipt from '../../locales/hi/receipt.json' with { type: 'json' };
import release from '../../locales/hi/release.json' with { type: 'json' };
import release_detail from '../../locales/hi/release-detail.json' with { type: 'json' };
import release_editor from '../../locales/hi/release-editor.json' with { type: 'json' };
import release_lists from '../../locales/hi/release-lists.json' with { type: 'json' };
import release_look from '../../locales/hi/release-look.json' with { type: 'json' };
import release_texts from '../../locales/hi/release-texts.json' with { type: 'json' };
import releases from '../../locales/hi/releases.json' with { type: 'json' };
import reload from '../../locales/hi/reload.json' with { type: 'json' };
import saved_views from '../../locales/hi/saved-views.json' with { type: 'json' };
import signup from '../../locales/hi/signup.json' with { type: 'json' };
import signups from '../../locales/hi/signups.json' with { type: 'json' };
import slug_form from '../../locales/hi/slug-form.json' with { type: 'json' };
import splash from '../../locales/hi/splash.json' with { type: 'json' };
import studio from '../../locales/hi/studio.json' with { type: 'json' };
import team from '../../locales/hi/team.json' with { type: 'json' };
import text_templates from '../../locales/hi/text-templates.json' with { type: 'json' };
import today from '../../locales/hi/today.json' with { type: 'json' };
import upgrade from '../../locales/hi/upgrade.json' with { type: 'json' };

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
