// Written by list-locales.ts from the files in locales/. Run it after adding one.
import en_account from '../../locales/en/account.json' with { type: 'json' };
import en_admin from '../../locales/en/admin.json' with { type: 'json' };
import en_artist from '../../locales/en/artist.json' with { type: 'json' };
import en_auth from '../../locales/en/auth.json' with { type: 'json' };
import en_bar from '../../locales/en/bar.json' with { type: 'json' };
import en_common from '../../locales/en/common.json' with { type: 'json' };
import en_dashboard from '../../locales/en/dashboard.json' with { type: 'json' };
import en_embed from '../../locales/en/embed.json' with { type: 'json' };
import en_errors from '../../locales/en/errors.json' with { type: 'json' };
import en_fan_states from '../../locales/en/fan-states.json' with { type: 'json' };
import en_fourtrack from '../../locales/en/fourtrack.json' with { type: 'json' };
import en_hand_over from '../../locales/en/hand-over.json' with { type: 'json' };
import en_home from '../../locales/en/home.json' with { type: 'json' };
import en_label from '../../locales/en/label.json' with { type: 'json' };
import en_legal from '../../locales/en/legal.json' with { type: 'json' };
import en_mail from '../../locales/en/mail.json' with { type: 'json' };
import en_medley from '../../locales/en/medley.json' with { type: 'json' };
import en_medley_editor from '../../locales/en/medley-editor.json' with { type: 'json' };
import en_nav from '../../locales/en/nav.json' with { type: 'json' };
import en_picture_upload from '../../locales/en/picture-upload.json' with { type: 'json' };
import en_profile_form from '../../locales/en/profile-form.json' with { type: 'json' };
import en_receipt from '../../locales/en/receipt.json' with { type: 'json' };
import en_release from '../../locales/en/release.json' with { type: 'json' };
import en_release_editor from '../../locales/en/release-editor.json' with { type: 'json' };
import en_releases from '../../locales/en/releases.json' with { type: 'json' };
import en_reload from '../../locales/en/reload.json' with { type: 'json' };
import en_signup from '../../locales/en/signup.json' with { type: 'json' };
import en_signups from '../../locales/en/signups.json' with { type: 'json' };
import en_splash from '../../locales/en/splash.json' with { type: 'json' };
import en_studio from '../../locales/en/studio.json' with { type: 'json' };
import en_upgrade from '../../locales/en/upgrade.json' with { type: 'json' };
import zh_CN_account from '../../locales/zh-CN/account.json' with { type: 'json' };
import zh_CN_admin from '../../locales/zh-CN/admin.json' with { type: 'json' };
import zh_CN_artist from '../../locales/zh-CN/artist.json' with { type: 'json' };
import zh_CN_auth from '../../locales/zh-CN/auth.json' with { type: 'json' };
import zh_CN_bar from '../../locales/zh-CN/bar.json' with { type: 'json' };
import zh_CN_common from '../../locales/zh-CN/common.json' with { type: 'json' };
import zh_CN_dashboard from '../../locales/zh-CN/dashboard.json' with { type: 'json' };
import zh_CN_embed from '../../locales/zh-CN/embed.json' with { type: 'json' };
import zh_CN_errors from '../../locales/zh-CN/errors.json' with { type: 'json' };
import zh_CN_fan_states from '../../locales/zh-CN/fan-states.json' with { type: 'json' };
import zh_CN_fourtrack from '../../locales/zh-CN/fourtrack.json' with { type: 'json' };
import zh_CN_hand_over from '../../locales/zh-CN/hand-over.json' with { type: 'json' };
import zh_CN_home from '../../locales/zh-CN/home.json' with { type: 'json' };
import zh_CN_label from '../../locales/zh-CN/label.json' with { type: 'json' };
import zh_CN_legal from '../../locales/zh-CN/legal.json' with { type: 'json' };
import zh_CN_mail from '../../locales/zh-CN/mail.json' with { type: 'json' };
import zh_CN_medley from '../../locales/zh-CN/medley.json' with { type: 'json' };
import zh_CN_medley_editor from '../../locales/zh-CN/medley-editor.json' with { type: 'json' };
import zh_CN_nav from '../../locales/zh-CN/nav.json' with { type: 'json' };
import zh_CN_picture_upload from '../../locales/zh-CN/picture-upload.json' with { type: 'json' };
import zh_CN_profile_form from '../../locales/zh-CN/profile-form.json' with { type: 'json' };
import zh_CN_receipt from '../../locales/zh-CN/receipt.json' with { type: 'json' };
import zh_CN_release from '../../locales/zh-CN/release.json' with { type: 'json' };
import zh_CN_release_editor from '../../locales/zh-CN/release-editor.json' with { type: 'json' };
import zh_CN_releases from '../../locales/zh-CN/releases.json' with { type: 'json' };
import zh_CN_reload from '../../locales/zh-CN/reload.json' with { type: 'json' };
import zh_CN_signup from '../../locales/zh-CN/signup.json' with { type: 'json' };
import zh_CN_signups from '../../locales/zh-CN/signups.json' with { type: 'json' };
import zh_CN_splash from '../../locales/zh-CN/splash.json' with { type: 'json' };
import zh_CN_studio from '../../locales/zh-CN/studio.json' with { type: 'json' };
import zh_CN_upgrade from '../../locales/zh-CN/upgrade.json' with { type: 'json' };
import ar_account from '../../locales/ar/account.json' with { type: 'json' };
import ar_admin from '../../locales/ar/admin.json' with { type: 'json' };
import ar_artist from '../../locales/ar/artist.json' with { type: 'json' };
import ar_auth from '../../locales/ar/auth.json' with { type: 'json' };
import ar_bar from '../../locales/ar/bar.json' with { type: 'json' };
import ar_common from '../../locales/ar/common.json' with { type: 'json' };
import ar_dashboard from '../../locales/ar/dashboard.json' with { type: 'json' };
import ar_embed from '../../locales/ar/embed.json' with { type: 'json' };
import ar_errors from '../../locales/ar/errors.json' with { type: 'json' };
import ar_fan_states from '../../locales/ar/fan-states.json' with { type: 'json' };
import ar_fourtrack from '../../locales/ar/fourtrack.json' with { type: 'json' };
import ar_hand_over from '../../locales/ar/hand-over.json' with { type: 'json' };
import ar_home from '../../locales/ar/home.json' with { type: 'json' };
import ar_label from '../../locales/ar/label.json' with { type: 'json' };
import ar_legal from '../../locales/ar/legal.json' with { type: 'json' };
import ar_mail from '../../locales/ar/mail.json' with { type: 'json' };
import ar_medley from '../../locales/ar/medley.json' with { type: 'json' };
import ar_medley_editor from '../../locales/ar/medley-editor.json' with { type: 'json' };
import ar_nav from '../../locales/ar/nav.json' with { type: 'json' };
import ar_picture_upload from '../../locales/ar/picture-upload.json' with { type: 'json' };
import ar_profile_form from '../../locales/ar/profile-form.json' with { type: 'json' };
import ar_receipt from '../../locales/ar/receipt.json' with { type: 'json' };
import ar_release from '../../locales/ar/release.json' with { type: 'json' };
import ar_release_editor from '../../locales/ar/release-editor.json' with { type: 'json' };
import ar_releases from '../../locales/ar/releases.json' with { type: 'json' };
import ar_reload from '../../locales/ar/reload.json' with { type: 'json' };
import ar_signup from '../../locales/ar/signup.json' with { type: 'json' };
import ar_signups from '../../locales/ar/signups.json' with { type: 'json' };
import ar_splash from '../../locales/ar/splash.json' with { type: 'json' };
import ar_studio from '../../locales/ar/studio.json' with { type: 'json' };
import ar_upgrade from '../../locales/ar/upgrade.json' with { type: 'json' };
import hi_account from '../../locales/hi/account.json' with { type: 'json' };
import hi_admin from '../../locales/hi/admin.json' with { type: 'json' };
import hi_artist from '../../locales/hi/artist.json' with { type: 'json' };
import hi_auth from '../../locales/hi/auth.json' with { type: 'json' };
import hi_bar from '../../locales/hi/bar.json' with { type: 'json' };
import hi_common from '../../locales/hi/common.json' with { type: 'json' };
import hi_dashboard from '../../locales/hi/dashboard.json' with { type: 'json' };
import hi_embed from '../../locales/hi/embed.json' with { type: 'json' };
import hi_errors from '../../locales/hi/errors.json' with { type: 'json' };
import hi_fan_states from '../../locales/hi/fan-states.json' with { type: 'json' };
import hi_fourtrack from '../../locales/hi/fourtrack.json' with { type: 'json' };
import hi_hand_over from '../../locales/hi/hand-over.json' with { type: 'json' };
import hi_home from '../../locales/hi/home.json' with { type: 'json' };
import hi_label from '../../locales/hi/label.json' with { type: 'json' };
import hi_legal from '../../locales/hi/legal.json' with { type: 'json' };
import hi_mail from '../../locales/hi/mail.json' with { type: 'json' };
import hi_medley from '../../locales/hi/medley.json' with { type: 'json' };
import hi_medley_editor from '../../locales/hi/medley-editor.json' with { type: 'json' };
import hi_nav from '../../locales/hi/nav.json' with { type: 'json' };
import hi_picture_upload from '../../locales/hi/picture-upload.json' with { type: 'json' };
import hi_profile_form from '../../locales/hi/profile-form.json' with { type: 'json' };
import hi_receipt from '../../locales/hi/receipt.json' with { type: 'json' };
import hi_release from '../../locales/hi/release.json' with { type: 'json' };
import hi_release_editor from '../../locales/hi/release-editor.json' with { type: 'json' };
import hi_releases from '../../locales/hi/releases.json' with { type: 'json' };
import hi_reload from '../../locales/hi/reload.json' with { type: 'json' };
import hi_signup from '../../locales/hi/signup.json' with { type: 'json' };
import hi_signups from '../../locales/hi/signups.json' with { type: 'json' };
import hi_splash from '../../locales/hi/splash.json' with { type: 'json' };
import hi_studio from '../../locales/hi/studio.json' with { type: 'json' };
import hi_upgrade from '../../locales/hi/upgrade.json' with { type: 'json' };
import ja_account from '../../locales/ja/account.json' with { type: 'json' };
import ja_admin from '../../locales/ja/admin.json' with { type: 'json' };
import ja_artist from '../../locales/ja/artist.json' with { type: 'json' };
import ja_auth from '../../locales/ja/auth.json' with { type: 'json' };
import ja_bar from '../../locales/ja/bar.json' with { type: 'json' };
import ja_common from '../../locales/ja/common.json' with { type: 'json' };
import ja_dashboard from '../../locales/ja/dashboard.json' with { type: 'json' };
import ja_embed from '../../locales/ja/embed.json' with { type: 'json' };
import ja_errors from '../../locales/ja/errors.json' with { type: 'json' };
import ja_fan_states from '../../locales/ja/fan-states.json' with { type: 'json' };
import ja_fourtrack from '../../locales/ja/fourtrack.json' with { type: 'json' };
import ja_hand_over from '../../locales/ja/hand-over.json' with { type: 'json' };
import ja_home from '../../locales/ja/home.json' with { type: 'json' };
import ja_label from '../../locales/ja/label.json' with { type: 'json' };
import ja_legal from '../../locales/ja/legal.json' with { type: 'json' };
import ja_mail from '../../locales/ja/mail.json' with { type: 'json' };
import ja_medley from '../../locales/ja/medley.json' with { type: 'json' };
import ja_medley_editor from '../../locales/ja/medley-editor.json' with { type: 'json' };
import ja_nav from '../../locales/ja/nav.json' with { type: 'json' };
import ja_picture_upload from '../../locales/ja/picture-upload.json' with { type: 'json' };
import ja_profile_form from '../../locales/ja/profile-form.json' with { type: 'json' };
import ja_receipt from '../../locales/ja/receipt.json' with { type: 'json' };
import ja_release from '../../locales/ja/release.json' with { type: 'json' };
import ja_release_editor from '../../locales/ja/release-editor.json' with { type: 'json' };
import ja_releases from '../../locales/ja/releases.json' with { type: 'json' };
import ja_reload from '../../locales/ja/reload.json' with { type: 'json' };
import ja_signup from '../../locales/ja/signup.json' with { type: 'json' };
import ja_signups from '../../locales/ja/signups.json' with { type: 'json' };
import ja_splash from '../../locales/ja/splash.json' with { type: 'json' };
import ja_studio from '../../locales/ja/studio.json' with { type: 'json' };
import ja_upgrade from '../../locales/ja/upgrade.json' with { type: 'json' };
import ko_account from '../../locales/ko/account.json' with { type: 'json' };
import ko_admin from '../../locales/ko/admin.json' with { type: 'json' };
import ko_artist from '../../locales/ko/artist.json' with { type: 'json' };
import ko_auth from '../../locales/ko/auth.json' with { type: 'json' };
import ko_bar from '../../locales/ko/bar.json' with { type: 'json' };
import ko_common from '../../locales/ko/common.json' with { type: 'json' };
import ko_dashboard from '../../locales/ko/dashboard.json' with { type: 'json' };
import ko_embed from '../../locales/ko/embed.json' with { type: 'json' };
import ko_errors from '../../locales/ko/errors.json' with { type: 'json' };
import ko_fan_states from '../../locales/ko/fan-states.json' with { type: 'json' };
import ko_fourtrack from '../../locales/ko/fourtrack.json' with { type: 'json' };
import ko_hand_over from '../../locales/ko/hand-over.json' with { type: 'json' };
import ko_home from '../../locales/ko/home.json' with { type: 'json' };
import ko_label from '../../locales/ko/label.json' with { type: 'json' };
import ko_legal from '../../locales/ko/legal.json' with { type: 'json' };
import ko_mail from '../../locales/ko/mail.json' with { type: 'json' };
import ko_medley from '../../locales/ko/medley.json' with { type: 'json' };
import ko_medley_editor from '../../locales/ko/medley-editor.json' with { type: 'json' };
import ko_nav from '../../locales/ko/nav.json' with { type: 'json' };
import ko_picture_upload from '../../locales/ko/picture-upload.json' with { type: 'json' };
import ko_profile_form from '../../locales/ko/profile-form.json' with { type: 'json' };
import ko_receipt from '../../locales/ko/receipt.json' with { type: 'json' };
import ko_release from '../../locales/ko/release.json' with { type: 'json' };
import ko_release_editor from '../../locales/ko/release-editor.json' with { type: 'json' };
import ko_releases from '../../locales/ko/releases.json' with { type: 'json' };
import ko_reload from '../../locales/ko/reload.json' with { type: 'json' };
import ko_signup from '../../locales/ko/signup.json' with { type: 'json' };
import ko_signups from '../../locales/ko/signups.json' with { type: 'json' };
import ko_splash from '../../locales/ko/splash.json' with { type: 'json' };
import ko_studio from '../../locales/ko/studio.json' with { type: 'json' };
import ko_upgrade from '../../locales/ko/upgrade.json' with { type: 'json' };
import fr_account from '../../locales/fr/account.json' with { type: 'json' };
import fr_admin from '../../locales/fr/admin.json' with { type: 'json' };
import fr_artist from '../../locales/fr/artist.json' with { type: 'json' };
import fr_auth from '../../locales/fr/auth.json' with { type: 'json' };
import fr_bar from '../../locales/fr/bar.json' with { type: 'json' };
import fr_common from '../../locales/fr/common.json' with { type: 'json' };
import fr_dashboard from '../../locales/fr/dashboard.json' with { type: 'json' };
import fr_embed from '../../locales/fr/embed.json' with { type: 'json' };
import fr_errors from '../../locales/fr/errors.json' with { type: 'json' };
import fr_fan_states from '../../locales/fr/fan-states.json' with { type: 'json' };
import fr_fourtrack from '../../locales/fr/fourtrack.json' with { type: 'json' };
import fr_hand_over from '../../locales/fr/hand-over.json' with { type: 'json' };
import fr_home from '../../locales/fr/home.json' with { type: 'json' };
import fr_label from '../../locales/fr/label.json' with { type: 'json' };
import fr_legal from '../../locales/fr/legal.json' with { type: 'json' };
import fr_mail from '../../locales/fr/mail.json' with { type: 'json' };
import fr_medley from '../../locales/fr/medley.json' with { type: 'json' };
import fr_medley_editor from '../../locales/fr/medley-editor.json' with { type: 'json' };
import fr_nav from '../../locales/fr/nav.json' with { type: 'json' };
import fr_picture_upload from '../../locales/fr/picture-upload.json' with { type: 'json' };
import fr_profile_form from '../../locales/fr/profile-form.json' with { type: 'json' };
import fr_receipt from '../../locales/fr/receipt.json' with { type: 'json' };
import fr_release from '../../locales/fr/release.json' with { type: 'json' };
import fr_release_editor from '../../locales/fr/release-editor.json' with { type: 'json' };
import fr_releases from '../../locales/fr/releases.json' with { type: 'json' };
import fr_reload from '../../locales/fr/reload.json' with { type: 'json' };
import fr_signup from '../../locales/fr/signup.json' with { type: 'json' };
import fr_signups from '../../locales/fr/signups.json' with { type: 'json' };
import fr_splash from '../../locales/fr/splash.json' with { type: 'json' };
import fr_studio from '../../locales/fr/studio.json' with { type: 'json' };
import fr_upgrade from '../../locales/fr/upgrade.json' with { type: 'json' };
import de_account from '../../locales/de/account.json' with { type: 'json' };
import de_admin from '../../locales/de/admin.json' with { type: 'json' };
import de_artist from '../../locales/de/artist.json' with { type: 'json' };
import de_auth from '../../locales/de/auth.json' with { type: 'json' };
import de_bar from '../../locales/de/bar.json' with { type: 'json' };
import de_common from '../../locales/de/common.json' with { type: 'json' };
import de_dashboard from '../../locales/de/dashboard.json' with { type: 'json' };
import de_embed from '../../locales/de/embed.json' with { type: 'json' };
import de_errors from '../../locales/de/errors.json' with { type: 'json' };
import de_fan_states from '../../locales/de/fan-states.json' with { type: 'json' };
import de_fourtrack from '../../locales/de/fourtrack.json' with { type: 'json' };
import de_hand_over from '../../locales/de/hand-over.json' with { type: 'json' };
import de_home from '../../locales/de/home.json' with { type: 'json' };
import de_label from '../../locales/de/label.json' with { type: 'json' };
import de_legal from '../../locales/de/legal.json' with { type: 'json' };
import de_mail from '../../locales/de/mail.json' with { type: 'json' };
import de_medley from '../../locales/de/medley.json' with { type: 'json' };
import de_medley_editor from '../../locales/de/medley-editor.json' with { type: 'json' };
import de_nav from '../../locales/de/nav.json' with { type: 'json' };
import de_picture_upload from '../../locales/de/picture-upload.json' with { type: 'json' };
import de_profile_form from '../../locales/de/profile-form.json' with { type: 'json' };
import de_receipt from '../../locales/de/receipt.json' with { type: 'json' };
import de_release from '../../locales/de/release.json' with { type: 'json' };
import de_release_editor from '../../locales/de/release-editor.json' with { type: 'json' };
import de_releases from '../../locales/de/releases.json' with { type: 'json' };
import de_reload from '../../locales/de/reload.json' with { type: 'json' };
import de_signup from '../../locales/de/signup.json' with { type: 'json' };
import de_signups from '../../locales/de/signups.json' with { type: 'json' };
import de_splash from '../../locales/de/splash.json' with { type: 'json' };
import de_studio from '../../locales/de/studio.json' with { type: 'json' };
import de_upgrade from '../../locales/de/upgrade.json' with { type: 'json' };
import es_account from '../../locales/es/account.json' with { type: 'json' };
import es_admin from '../../locales/es/admin.json' with { type: 'json' };
import es_artist from '../../locales/es/artist.json' with { type: 'json' };
import es_auth from '../../locales/es/auth.json' with { type: 'json' };
import es_bar from '../../locales/es/bar.json' with { type: 'json' };
import es_common from '../../locales/es/common.json' with { type: 'json' };
import es_dashboard from '../../locales/es/dashboard.json' with { type: 'json' };
import es_embed from '../../locales/es/embed.json' with { type: 'json' };
import es_errors from '../../locales/es/errors.json' with { type: 'json' };
import es_fan_states from '../../locales/es/fan-states.json' with { type: 'json' };
import es_fourtrack from '../../locales/es/fourtrack.json' with { type: 'json' };
import es_hand_over from '../../locales/es/hand-over.json' with { type: 'json' };
import es_home from '../../locales/es/home.json' with { type: 'json' };
import es_label from '../../locales/es/label.json' with { type: 'json' };
import es_legal from '../../locales/es/legal.json' with { type: 'json' };
import es_mail from '../../locales/es/mail.json' with { type: 'json' };
import es_medley from '../../locales/es/medley.json' with { type: 'json' };
import es_medley_editor from '../../locales/es/medley-editor.json' with { type: 'json' };
import es_nav from '../../locales/es/nav.json' with { type: 'json' };
import es_picture_upload from '../../locales/es/picture-upload.json' with { type: 'json' };
import es_profile_form from '../../locales/es/profile-form.json' with { type: 'json' };
import es_receipt from '../../locales/es/receipt.json' with { type: 'json' };
import es_release from '../../locales/es/release.json' with { type: 'json' };
import es_release_editor from '../../locales/es/release-editor.json' with { type: 'json' };
import es_releases from '../../locales/es/releases.json' with { type: 'json' };
import es_reload from '../../locales/es/reload.json' with { type: 'json' };
import es_signup from '../../locales/es/signup.json' with { type: 'json' };
import es_signups from '../../locales/es/signups.json' with { type: 'json' };
import es_splash from '../../locales/es/splash.json' with { type: 'json' };
import es_studio from '../../locales/es/studio.json' with { type: 'json' };
import es_upgrade from '../../locales/es/upgrade.json' with { type: 'json' };
import pt_BR_account from '../../locales/pt-BR/account.json' with { type: 'json' };
import pt_BR_admin from '../../locales/pt-BR/admin.json' with { type: 'json' };
import pt_BR_artist from '../../locales/pt-BR/artist.json' with { type: 'json' };
import pt_BR_auth from '../../locales/pt-BR/auth.json' with { type: 'json' };
import pt_BR_bar from '../../locales/pt-BR/bar.json' with { type: 'json' };
import pt_BR_common from '../../locales/pt-BR/common.json' with { type: 'json' };
import pt_BR_dashboard from '../../locales/pt-BR/dashboard.json' with { type: 'json' };
import pt_BR_embed from '../../locales/pt-BR/embed.json' with { type: 'json' };
import pt_BR_errors from '../../locales/pt-BR/errors.json' with { type: 'json' };
import pt_BR_fan_states from '../../locales/pt-BR/fan-states.json' with { type: 'json' };
import pt_BR_fourtrack from '../../locales/pt-BR/fourtrack.json' with { type: 'json' };
import pt_BR_hand_over from '../../locales/pt-BR/hand-over.json' with { type: 'json' };
import pt_BR_home from '../../locales/pt-BR/home.json' with { type: 'json' };
import pt_BR_label from '../../locales/pt-BR/label.json' with { type: 'json' };
import pt_BR_legal from '../../locales/pt-BR/legal.json' with { type: 'json' };
import pt_BR_mail from '../../locales/pt-BR/mail.json' with { type: 'json' };
import pt_BR_medley from '../../locales/pt-BR/medley.json' with { type: 'json' };
import pt_BR_medley_editor from '../../locales/pt-BR/medley-editor.json' with { type: 'json' };
import pt_BR_nav from '../../locales/pt-BR/nav.json' with { type: 'json' };
import pt_BR_picture_upload from '../../locales/pt-BR/picture-upload.json' with { type: 'json' };
import pt_BR_profile_form from '../../locales/pt-BR/profile-form.json' with { type: 'json' };
import pt_BR_receipt from '../../locales/pt-BR/receipt.json' with { type: 'json' };
import pt_BR_release from '../../locales/pt-BR/release.json' with { type: 'json' };
import pt_BR_release_editor from '../../locales/pt-BR/release-editor.json' with { type: 'json' };
import pt_BR_releases from '../../locales/pt-BR/releases.json' with { type: 'json' };
import pt_BR_reload from '../../locales/pt-BR/reload.json' with { type: 'json' };
import pt_BR_signup from '../../locales/pt-BR/signup.json' with { type: 'json' };
import pt_BR_signups from '../../locales/pt-BR/signups.json' with { type: 'json' };
import pt_BR_splash from '../../locales/pt-BR/splash.json' with { type: 'json' };
import pt_BR_studio from '../../locales/pt-BR/studio.json' with { type: 'json' };
import pt_BR_upgrade from '../../locales/pt-BR/upgrade.json' with { type: 'json' };

/** Every text, for servers. */
export const texts = {
  'en': {
    'account': en_account,
    'admin': en_admin,
    'artist': en_artist,
    'auth': en_auth,
    'bar': en_bar,
    'common': en_common,
    'dashboard': en_dashboard,
    'embed': en_embed,
    'errors': en_errors,
    'fan-states': en_fan_states,
    'fourtrack': en_fourtrack,
    'hand-over': en_hand_over,
    'home': en_home,
    'label': en_label,
    'legal': en_legal,
    'mail': en_mail,
    'medley': en_medley,
    'medley-editor': en_medley_editor,
    'nav': en_nav,
    'picture-upload': en_picture_upload,
    'profile-form': en_profile_form,
    'receipt': en_receipt,
    'release': en_release,
    'release-editor': en_release_editor,
    'releases': en_releases,
    'reload': en_reload,
    'signup': en_signup,
    'signups': en_signups,
    'splash': en_splash,
    'studio': en_studio,
    'upgrade': en_upgrade,
  },
  'zh-CN': {
    'account': zh_CN_account,
    'admin': zh_CN_admin,
    'artist': zh_CN_artist,
    'auth': zh_CN_auth,
    'bar': zh_CN_bar,
    'common': zh_CN_common,
    'dashboard': zh_CN_dashboard,
    'embed': zh_CN_embed,
    'errors': zh_CN_errors,
    'fan-states': zh_CN_fan_states,
    'fourtrack': zh_CN_fourtrack,
    'hand-over': zh_CN_hand_over,
    'home': zh_CN_home,
    'label': zh_CN_label,
    'legal': zh_CN_legal,
    'mail': zh_CN_mail,
    'medley': zh_CN_medley,
    'medley-editor': zh_CN_medley_editor,
    'nav': zh_CN_nav,
    'picture-upload': zh_CN_picture_upload,
    'profile-form': zh_CN_profile_form,
    'receipt': zh_CN_receipt,
    'release': zh_CN_release,
    'release-editor': zh_CN_release_editor,
    'releases': zh_CN_releases,
    'reload': zh_CN_reload,
    'signup': zh_CN_signup,
    'signups': zh_CN_signups,
    'splash': zh_CN_splash,
    'studio': zh_CN_studio,
    'upgrade': zh_CN_upgrade,
  },
  'ar': {
    'account': ar_account,
    'admin': ar_admin,
    'artist': ar_artist,
    'auth': ar_auth,
    'bar': ar_bar,
    'common': ar_common,
    'dashboard': ar_dashboard,
    'embed': ar_embed,
    'errors': ar_errors,
    'fan-states': ar_fan_states,
    'fourtrack': ar_fourtrack,
    'hand-over': ar_hand_over,
    'home': ar_home,
    'label': ar_label,
    'legal': ar_legal,
    'mail': ar_mail,
    'medley': ar_medley,
    'medley-editor': ar_medley_editor,
    'nav': ar_nav,
    'picture-upload': ar_picture_upload,
    'profile-form': ar_profile_form,
    'receipt': ar_receipt,
    'release': ar_release,
    'release-editor': ar_release_editor,
    'releases': ar_releases,
    'reload': ar_reload,
    'signup': ar_signup,
    'signups': ar_signups,
    'splash': ar_splash,
    'studio': ar_studio,
    'upgrade': ar_upgrade,
  },
  'hi': {
    'account': hi_account,
    'admin': hi_admin,
    'artist': hi_artist,
    'auth': hi_auth,
    'bar': hi_bar,
    'common': hi_common,
    'dashboard': hi_dashboard,
    'embed': hi_embed,
    'errors': hi_errors,
    'fan-states': hi_fan_states,
    'fourtrack': hi_fourtrack,
    'hand-over': hi_hand_over,
    'home': hi_home,
    'label': hi_label,
    'legal': hi_legal,
    'mail': hi_mail,
    'medley': hi_medley,
    'medley-editor': hi_medley_editor,
    'nav': hi_nav,
    'picture-upload': hi_picture_upload,
    'profile-form': hi_profile_form,
    'receipt': hi_receipt,
    'release': hi_release,
    'release-editor': hi_release_editor,
    'releases': hi_releases,
    'reload': hi_reload,
    'signup': hi_signup,
    'signups': hi_signups,
    'splash': hi_splash,
    'studio': hi_studio,
    'upgrade': hi_upgrade,
  },
  'ja': {
    'account': ja_account,
    'admin': ja_admin,
    'artist': ja_artist,
    'auth': ja_auth,
    'bar': ja_bar,
    'common': ja_common,
    'dashboard': ja_dashboard,
    'embed': ja_embed,
    'errors': ja_errors,
    'fan-states': ja_fan_states,
    'fourtrack': ja_fourtrack,
    'hand-over': ja_hand_over,
    'home': ja_home,
    'label': ja_label,
    'legal': ja_legal,
    'mail': ja_mail,
    'medley': ja_medley,
    'medley-editor': ja_medley_editor,
    'nav': ja_nav,
    'picture-upload': ja_picture_upload,
    'profile-form': ja_profile_form,
    'receipt': ja_receipt,
    'release': ja_release,
    'release-editor': ja_release_editor,
    'releases': ja_releases,
    'reload': ja_reload,
    'signup': ja_signup,
    'signups': ja_signups,
    'splash': ja_splash,
    'studio': ja_studio,
    'upgrade': ja_upgrade,
  },
  'ko': {
    'account': ko_account,
    'admin': ko_admin,
    'artist': ko_artist,
    'auth': ko_auth,
    'bar': ko_bar,
    'common': ko_common,
    'dashboard': ko_dashboard,
    'embed': ko_embed,
    'errors': ko_errors,
    'fan-states': ko_fan_states,
    'fourtrack': ko_fourtrack,
    'hand-over': ko_hand_over,
    'home': ko_home,
    'label': ko_label,
    'legal': ko_legal,
    'mail': ko_mail,
    'medley': ko_medley,
    'medley-editor': ko_medley_editor,
    'nav': ko_nav,
    'picture-upload': ko_picture_upload,
    'profile-form': ko_profile_form,
    'receipt': ko_receipt,
    'release': ko_release,
    'release-editor': ko_release_editor,
    'releases': ko_releases,
    'reload': ko_reload,
    'signup': ko_signup,
    'signups': ko_signups,
    'splash': ko_splash,
    'studio': ko_studio,
    'upgrade': ko_upgrade,
  },
  'fr': {
    'account': fr_account,
    'admin': fr_admin,
    'artist': fr_artist,
    'auth': fr_auth,
    'bar': fr_bar,
    'common': fr_common,
    'dashboard': fr_dashboard,
    'embed': fr_embed,
    'errors': fr_errors,
    'fan-states': fr_fan_states,
    'fourtrack': fr_fourtrack,
    'hand-over': fr_hand_over,
    'home': fr_home,
    'label': fr_label,
    'legal': fr_legal,
    'mail': fr_mail,
    'medley': fr_medley,
    'medley-editor': fr_medley_editor,
    'nav': fr_nav,
    'picture-upload': fr_picture_upload,
    'profile-form': fr_profile_form,
    'receipt': fr_receipt,
    'release': fr_release,
    'release-editor': fr_release_editor,
    'releases': fr_releases,
    'reload': fr_reload,
    'signup': fr_signup,
    'signups': fr_signups,
    'splash': fr_splash,
    'studio': fr_studio,
    'upgrade': fr_upgrade,
  },
  'de': {
    'account': de_account,
    'admin': de_admin,
    'artist': de_artist,
    'auth': de_auth,
    'bar': de_bar,
    'common': de_common,
    'dashboard': de_dashboard,
    'embed': de_embed,
    'errors': de_errors,
    'fan-states': de_fan_states,
    'fourtrack': de_fourtrack,
    'hand-over': de_hand_over,
    'home': de_home,
    'label': de_label,
    'legal': de_legal,
    'mail': de_mail,
    'medley': de_medley,
    'medley-editor': de_medley_editor,
    'nav': de_nav,
    'picture-upload': de_picture_upload,
    'profile-form': de_profile_form,
    'receipt': de_receipt,
    'release': de_release,
    'release-editor': de_release_editor,
    'releases': de_releases,
    'reload': de_reload,
    'signup': de_signup,
    'signups': de_signups,
    'splash': de_splash,
    'studio': de_studio,
    'upgrade': de_upgrade,
  },
  'es': {
    'account': es_account,
    'admin': es_admin,
    'artist': es_artist,
    'auth': es_auth,
    'bar': es_bar,
    'common': es_common,
    'dashboard': es_dashboard,
    'embed': es_embed,
    'errors': es_errors,
    'fan-states': es_fan_states,
    'fourtrack': es_fourtrack,
    'hand-over': es_hand_over,
    'home': es_home,
    'label': es_label,
    'legal': es_legal,
    'mail': es_mail,
    'medley': es_medley,
    'medley-editor': es_medley_editor,
    'nav': es_nav,
    'picture-upload': es_picture_upload,
    'profile-form': es_profile_form,
    'receipt': es_receipt,
    'release': es_release,
    'release-editor': es_release_editor,
    'releases': es_releases,
    'reload': es_reload,
    'signup': es_signup,
    'signups': es_signups,
    'splash': es_splash,
    'studio': es_studio,
    'upgrade': es_upgrade,
  },
  'pt-BR': {
    'account': pt_BR_account,
    'admin': pt_BR_admin,
    'artist': pt_BR_artist,
    'auth': pt_BR_auth,
    'bar': pt_BR_bar,
    'common': pt_BR_common,
    'dashboard': pt_BR_dashboard,
    'embed': pt_BR_embed,
    'errors': pt_BR_errors,
    'fan-states': pt_BR_fan_states,
    'fourtrack': pt_BR_fourtrack,
    'hand-over': pt_BR_hand_over,
    'home': pt_BR_home,
    'label': pt_BR_label,
    'legal': pt_BR_legal,
    'mail': pt_BR_mail,
    'medley': pt_BR_medley,
    'medley-editor': pt_BR_medley_editor,
    'nav': pt_BR_nav,
    'picture-upload': pt_BR_picture_upload,
    'profile-form': pt_BR_profile_form,
    'receipt': pt_BR_receipt,
    'release': pt_BR_release,
    'release-editor': pt_BR_release_editor,
    'releases': pt_BR_releases,
    'reload': pt_BR_reload,
    'signup': pt_BR_signup,
    'signups': pt_BR_signups,
    'splash': pt_BR_splash,
    'studio': pt_BR_studio,
    'upgrade': pt_BR_upgrade,
  },
};
