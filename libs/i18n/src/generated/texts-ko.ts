// Written by list-locales.ts from the files in locales/. Run it after adding one.
import account from '../../locales/ko/account.json' with { type: 'json' };
import admin from '../../locales/ko/admin.json' with { type: 'json' };
import agreements from '../../locales/ko/agreements.json' with { type: 'json' };
import analysis from '../../locales/ko/analysis.json' with { type: 'json' };
import artist from '../../locales/ko/artist.json' with { type: 'json' };
import artist_editor from '../../locales/ko/artist-editor.json' with { type: 'json' };
import auth from '../../locales/ko/auth.json' with { type: 'json' };
import autosave from '../../locales/ko/autosave.json' with { type: 'json' };
import bar from '../../locales/ko/bar.json' with { type: 'json' };
import bulk from '../../locales/ko/bulk.json' with { type: 'json' };
import bulk_links from '../../locales/ko/bulk-links.json' with { type: 'json' };
import campaigns from '../../locales/ko/campaigns.json' with { type: 'json' };
import clip_cutter from '../../locales/ko/clip-cutter.json' with { type: 'json' };
import collection from '../../locales/ko/collection.json' with { type: 'json' };
import common from '../../locales/ko/common.json' with { type: 'json' };
import credits from '../../locales/ko/credits.json' with { type: 'json' };
import cross_site_sign_in from '../../locales/ko/cross-site-sign-in.json' with { type: 'json' };
import dashboard from '../../locales/ko/dashboard.json' with { type: 'json' };
import discover from '../../locales/ko/discover.json' with { type: 'json' };
import embed from '../../locales/ko/embed.json' with { type: 'json' };
import ern_download from '../../locales/ko/ern-download.json' with { type: 'json' };
import errors from '../../locales/ko/errors.json' with { type: 'json' };
import fan_states from '../../locales/ko/fan-states.json' with { type: 'json' };
import fourtrack from '../../locales/ko/fourtrack.json' with { type: 'json' };
import generator from '../../locales/ko/generator.json' with { type: 'json' };
import genres from '../../locales/ko/genres.json' with { type: 'json' };
import home from '../../locales/ko/home.json' with { type: 'json' };
import identifiers from '../../locales/ko/identifiers.json' with { type: 'json' };
import import_errors from '../../locales/ko/import-errors.json' with { type: 'json' };
import import_run from '../../locales/ko/import-run.json' with { type: 'json' };
import label from '../../locales/ko/label.json' with { type: 'json' };
import label_editor from '../../locales/ko/label-editor.json' with { type: 'json' };
import label_feed from '../../locales/ko/label-feed.json' with { type: 'json' };
import legal from '../../locales/ko/legal.json' with { type: 'json' };
import mail from '../../locales/ko/mail.json' with { type: 'json' };
import medley from '../../locales/ko/medley.json' with { type: 'json' };
import medley_editor from '../../locales/ko/medley-editor.json' with { type: 'json' };
import nav from '../../locales/ko/nav.json' with { type: 'json' };
import new_release from '../../locales/ko/new-release.json' with { type: 'json' };
import operation_errors from '../../locales/ko/operation-errors.json' with { type: 'json' };
import palette from '../../locales/ko/palette.json' with { type: 'json' };
import photos from '../../locales/ko/photos.json' with { type: 'json' };
import picture_upload from '../../locales/ko/picture-upload.json' with { type: 'json' };
import planner from '../../locales/ko/planner.json' with { type: 'json' };
import player from '../../locales/ko/player.json' with { type: 'json' };
import product_links from '../../locales/ko/product-links.json' with { type: 'json' };
import profile_editor from '../../locales/ko/profile-editor.json' with { type: 'json' };
import profile_settings from '../../locales/ko/profile-settings.json' with { type: 'json' };
import publisher from '../../locales/ko/publisher.json' with { type: 'json' };
import receipt from '../../locales/ko/receipt.json' with { type: 'json' };
import release from '../../locales/ko/release.json' with { type: 'json' };
import release_detail from '../../locales/ko/release-detail.json' with { type: 'json' };
import release_editor from '../../locales/ko/release-editor.json' with { type: 'json' };
import release_lists from '../../locales/ko/release-lists.json' with { type: 'json' };
import release_look from '../../locales/ko/release-look.json' with { type: 'json' };
import release_texts from '../../locales/ko/release-texts.json' with { type: 'json' };
import releases from '../../locales/ko/releases.json' with { type: 'json' };
import reload from '../../locales/ko/reload.json' with { type: 'json' };
import saved_views from '../../locales/ko/saved-views.json' with { type: 'json' };
import signup from '../../locales/ko/signup.json' with { type: 'json' };
import signups from '../../locales/ko/signups.json' with { type: 'json' };
import slug_form from '../../locales/ko/slug-form.json' with { type: 'json' };
import splash from '../../locales/ko/splash.json' with { type: 'json' };
import studio from '../../locales/ko/studio.json' with { type: 'json' };
import team from '../../locales/ko/team.json' with { type: 'json' };
import text_templates from '../../locales/ko/text-templates.json' with { type: 'json' };
import today from '../../locales/ko/today.json' with { type: 'json' };
import upgrade from '../../locales/ko/upgrade.json' with { type: 'json' };

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
