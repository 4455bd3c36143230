// Written by list-locales.ts from the files in locales/. Run it after adding one.
import account from '../../locales/zh-CN/account.json' with { type: 'json' };
import admin from '../../locales/zh-CN/admin.json' with { type: 'json' };
import agreements from '../../locales/zh-CN/agreements.json' with { type: 'json' };
import analysis from '../../locales/zh-CN/analysis.json' with { type: 'json' };
import artist from '../../locales/zh-CN/artist.json' with { type: 'json' };
import artist_editor from '../../locales/zh-CN/artist-editor.json' with { type: 'json' };
import auth from '../../locales/zh-CN/auth.json' with { type: 'json' };
import autosave from '../../locales/zh-CN/autosave.json' with { type: 'json' };
import bar from '../../locales/zh-CN/bar.json' with { type: 'json' };
import bulk from '../../locales/zh-CN/bulk.json' with { type: 'json' };
import bulk_links from '../../locales/zh-CN/bulk-links.json' with { type: 'json' };
import campaigns from '../../locales/zh-CN/campaigns.json' with { type: 'json' };
import clip_cutter from '../../locales/zh-CN/clip-cutter.json' with { type: 'json' };
import collection from '../../locales/zh-CN/collection.json' with { type: 'json' };
import common from '../../locales/zh-CN/common.json' with { type: 'json' };
import credits from '../../locales/zh-CN/credits.json' with { type: 'json' };
import cross_site_sign_in from '../../locales/zh-CN/cross-site-sign-in.json' with { type: 'json' };
import dashboard from '../../locales/zh-CN/dashboard.json' with { type: 'json' };
import discover from '../../locales/zh-CN/discover.json' with { type: 'json' };
import embed from '../../locales/zh-CN/embed.json' with { type: 'json' };
import ern_download from '../../locales/zh-CN/ern-download.json' with { type: 'json' };
import errors from '../../locales/zh-CN/errors.json' with { type: 'json' };
import fan_states from '../../locales/zh-CN/fan-states.json' with { type: 'json' };
import fourtrack from '../../locales/zh-CN/fourtrack.json' with { type: 'json' };
import generator from '../../locales/zh-CN/generator.json' with { type: 'json' };
import genres from '../../locales/zh-CN/genres.json' with { type: 'json' };
import home from '../../locales/zh-CN/home.json' with { type: 'json' };
import identifiers from '../../locales/zh-CN/identifiers.json' with { type: 'json' };
import import_errors from '../../locales/zh-CN/import-errors.json' with { type: 'json' };
import import_run from '../../locales/zh-CN/import-run.json' with { type: 'json' };
import label from '../../locales/zh-CN/label.json' with { type: 'json' };
import label_editor from '../../locales/zh-CN/label-editor.json' with { type: 'json' };
import label_feed from '../../locales/zh-CN/label-feed.json' with { type: 'json' };
import legal from '../../locales/zh-CN/legal.json' with { type: 'json' };
import mail from '../../locales/zh-CN/mail.json' with { type: 'json' };
import medley from '../../locales/zh-CN/medley.json' with { type: 'json' };
import medley_editor from '../../locales/zh-CN/medley-editor.json' with { type: 'json' };
import nav from '../../locales/zh-CN/nav.json' with { type: 'json' };
import new_release from '../../locales/zh-CN/new-release.json' with { type: 'json' };
import operation_errors from '../../locales/zh-CN/operation-errors.json' with { type: 'json' };
import palette from '../../locales/zh-CN/palette.json' with { type: 'json' };
import photos from '../../locales/zh-CN/photos.json' with { type: 'json' };
import picture_upload from '../../locales/zh-CN/picture-upload.json' with { type: 'json' };
import planner from '../../locales/zh-CN/planner.json' with { type: 'json' };
import player from '../../locales/zh-CN/player.json' with { type: 'json' };
import product_links from '../../locales/zh-CN/product-links.json' with { type: 'json' };
import profile_editor from '../../locales/zh-CN/profile-editor.json' with { type: 'json' };
import profile_settings from '../../locales/zh-CN/profile-settings.json' with { type: 'json' };
import publisher from '../../locales/zh-CN/publisher.json' with { type: 'json' };
import receipt from '../../locales/zh-CN/receipt.json' with { type: 'json' };
import release from '../../locales/zh-CN/release.json' with { type: 'json' };
import release_detail from '../../locales/zh-CN/release-detail.json' with { type: 'json' };
import release_editor from '../../locales/zh-CN/release-editor.json' with { type: 'json' };
import release_lists from '../../locales/zh-CN/release-lists.json' with { type: 'json' };
import release_look from '../../locales/zh-CN/release-look.json' with { type: 'json' };
import release_texts from '../../locales/zh-CN/release-texts.json' with { type: 'json' };
import releases from '../../locales/zh-CN/releases.json' with { type: 'json' };
import reload from '../../locales/zh-CN/reload.json' with { type: 'json' };
import saved_views from '../../locales/zh-CN/saved-views.json' with { type: 'json' };
import signup from '../../locales/zh-CN/signup.json' with { type: 'json' };
import signups from '../../locales/zh-CN/signups.json' with { type: 'json' };
import slug_form from '../../locales/zh-CN/slug-form.json' with { type: 'json' };
import splash from '../../locales/zh-CN/splash.json' with { type: 'json' };
import studio from '../../locales/zh-CN/studio.json' with { type: 'json' };
import team from '../../locales/zh-CN/team.json' with { type: 'json' };
import text_templates from '../../locales/zh-CN/text-templates.json' with { type: 'json' };
import today from '../../locales/zh-CN/today.json' with { type: 'json' };
import upgrade from '../../locales/zh-CN/upgrade.json' with { type: 'json' };

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
