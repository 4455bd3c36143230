export { connectFirebase } from './access/connect-firebase.ts';
export type { ConnectOptions } from './access/connect-firebase.ts';
export { callOperation } from './access/call-operation.ts';
export type { DataAccess, Dispose, LogError, LogError as LogFault } from './access/data-access.ts';
export type { LiveUpdate } from './live/live-store.ts';
export { changeFields } from './documents/change-fields.ts';
export type { ChangeOutcome, FieldChanges } from './documents/change-fields.ts';
export type { Cursor, Page } from './documents/page-of-documents.ts';
export { sameValue } from './documents/same-value.ts';
export { whenIdle, whenIdle as whenCalm } from './query/when-idle.ts';
export { callableError } from './errors/callable-error.ts';

export { createQueryClient } from './query/query-client.ts';
export { queryKeys } from './query/query-keys.ts';

export { currentSession, observeSession } from './session/observe-session.ts';
export type { Session } from './session/observe-session.ts';
export { credentialsSchema, signIn, signInOptions } from './session/sign-in.ts';
export type { Credentials } from './session/sign-in.ts';
export { PASSWORD_MIN_LENGTH, signUp, signUpOptions, signUpSchema } from './session/sign-up.ts';
export type { NewAccount } from './session/sign-up.ts';
export { signOut } from './session/sign-out.ts';
export type { MailRequest } from './session/mail-request.ts';
export { emailSchema, requestPasswordReset } from './session/request-password-reset.ts';
export { hasRecentLogin } from './session/has-recent-login.ts';
export { readEmailLink } from './session/read-email-link.ts';
export type { EmailLink, EmailLinkPurpose } from './session/read-email-link.ts';
export { newPasswordSchema, resetPassword } from './session/reset-password.ts';
export { applyEmailLink } from './session/apply-email-link.ts';
export { getOwnEmail, ownEmailOptions } from './session/get-own-email.ts';
export type { OwnEmail } from './session/get-own-email.ts';
export { sendVerification } from './session/send-verification.ts';
export { passwordSchema, reauthenticate } from './session/reauthenticate.ts';
export { changeEmail } from './session/change-email.ts';
export { changePassword } from './session/change-password.ts';

export { deleteAccount } from './account/delete-account.ts';
export { endSession } from './account/end-session.ts';
export { noteNewCredentials } from './account/note-new-credentials.ts';
export { requestPro, requestProOptions } from './account/request-pro.ts';
export { updateAccount } from './account/update-account.ts';
export type { AccountUpdate } from './account/update-account.ts';
export { watchSessions } from './account/watch-sessions.ts';
export type { OpenSessions, SessionFeed, SessionObserver } from './account/watch-sessions.ts';

export { findUsers, usersOptions } from './admin/find-users.ts';
export type { FoundUsers, UserSearch } from './admin/find-users.ts';
export { holdBackProfile, holdBackProfileOptions } from './admin/hold-back-profile.ts';
export type { HoldingBack } from './admin/hold-back-profile.ts';
export { listProfiles, profilesOfPersonOptions } from './admin/list-profiles.ts';
export type { ListedProfile } from './admin/list-profiles.ts';
export { auditOptions, listAudit } from './admin/list-audit.ts';
export type { AuditPage } from './admin/list-audit.ts';
export { readUser, userDetailsOptions } from './admin/read-user.ts';
export type { UserDetails } from './admin/read-user.ts';
export { setSubscription, setSubscriptionOptions } from './admin/set-subscription.ts';
export type { SubscriptionChange } from './admin/set-subscription.ts';
export { setUserType, setUserTypeOptions } from './admin/set-user-type.ts';
export type { UserTypeChange } from './admin/set-user-type.ts';
export { suspendUser, suspendUserOptions } from './admin/suspend-user.ts';
export type { Suspension } from './admin/suspend-user.ts';

export { AuthSyncProvider, useAuthSync } from './cross-site-sign-in/auth-sync-context.tsx';
export { connectAuthSync } from './cross-site-sign-in/connect-auth-sync.ts';
export { currentSessionId } from './cross-site-sign-in/current-session-id.ts';
export { generateAuthToken } from './cross-site-sign-in/generate-auth-token.ts';
export type { WantedToken } from './cross-site-sign-in/generate-auth-token.ts';
export { signInWithCustomToken } from './cross-site-sign-in/sign-in-with-custom-token.ts';
export { verifyAuthToken } from './cross-site-sign-in/verify-auth-token.ts';

export { createUser } from './users/create-user.ts';
export type { NewUser } from './users/create-user.ts';
export { defaultUser, getUser, userOptions } from './users/get-user.ts';
export { checkAdmin } from './users/check-admin.ts';
export { checkPro, proOptions } from './users/check-pro.ts';

export { artistOwnerOptions, checkArtistOwner } from './profiles/check-artist-owner.ts';
export { changeArtist, changeLabel } from './profiles/change-profile.ts';
export type { ProfileChange, ProfileText } from './profiles/change-profile.ts';
export { checkSlug, slugOptions } from './profiles/check-slug.ts';
export type { SlugAvailability } from './profiles/check-slug.ts';
export { createProfile, createProfileOptions } from './profiles/create-profile.ts';
export type { NewProfile } from './profiles/create-profile.ts';
export { findArtistBySlug } from './profiles/find-artist-by-slug.ts';
export { artistOptions, getArtist } from './profiles/get-artist.ts';
export { getLabel, labelOptions } from './profiles/get-label.ts';
export { listMyArtists, myArtistsOptions } from './profiles/list-my-artists.ts';
export { listMyLabels, myLabelsOptions } from './profiles/list-my-labels.ts';
export { listPublicReleases, publicReleasesOptions } from './profiles/list-public-releases.ts';
export type { PublicOwner } from './profiles/list-public-releases.ts';
export { listRoster, ROSTER_PAGE, rosterOptions } from './profiles/list-roster.ts';
export { updateProfile } from './profiles/update-profile.ts';
export type { ProfileUpdate } from './profiles/update-profile.ts';

export { checkProductSlug, productSlugOptions } from './releases/check-product-slug.ts';
export { createRelease, createReleaseOptions } from './releases/create-release.ts';
export type { NewRelease } from './releases/create-release.ts';
export { getRelease, releaseOptions } from './releases/get-release.ts';
export { listReleases, releasesOptions } from './releases/list-releases.ts';
export type { ReleaseFilter } from './releases/list-releases.ts';
export { isOrderedByChange, releaseSearchOptions, searchReleases } from './releases/search-releases.ts';
export type { FoundReleases, ReleaseSearch, SearchCursor } from './releases/search-releases.ts';
export { publishRelease, publishReleaseOptions } from './releases/publish-release.ts';
export type { Publication } from './releases/publish-release.ts';
export { updateRelease } from './releases/update-release.ts';
export type { ReleaseUpdate } from './releases/update-release.ts';
export { withdrawRelease, withdrawReleaseOptions } from './releases/withdraw-release.ts';
export type { Withdrawal } from './releases/withdraw-release.ts';

export { getMedley, medleyOptions } from './medleys/get-medley.ts';
export type { OwnMedley } from './medleys/get-medley.ts';
export { publishMedley, publishMedleyOptions } from './medleys/publish-medley.ts';
export type { NewMedley } from './medleys/publish-medley.ts';
export { uploadClip } from './medleys/upload-clip.ts';
export type { NewClip } from './medleys/upload-clip.ts';
export { withdrawMedley, withdrawMedleyOptions } from './medleys/withdraw-medley.ts';

export { fanWeekOptions, refreshFanWeek } from './signups/fan-week.ts';
export type { FanWeek } from './signups/fan-week.ts';
export { eachSignup, listSignups, signupsOptions } from './signups/list-signups.ts';
export { watchSignups } from './signups/watch-signups.ts';
export type { SignupFeed, SignupObserver } from './signups/watch-signups.ts';

export type { ImageOwner } from './images/image-owner.ts';
export { getImage } from './images/get-image.ts';
export { processImage } from './images/process-image.ts';
export type { UploadedImage } from './images/process-image.ts';
export { uploadImage } from './images/upload-image.ts';
export type { NewImage } from './images/upload-image.ts';
export { watchImage } from './images/watch-image.ts';
export type { ImageObserver } from './images/watch-image.ts';

export { DataAccessProvider, useDataAccess } from './access/data-access-context.tsx';
export { SessionProvider, useOptionalSession, useSession } from './session/use-session.tsx';
export { useLiveSignups } from './signups/use-live-signups.ts';
export type { LiveSignups } from './signups/use-live-signups.ts';
export { useLiveSessions } from './account/use-live-sessions.ts';
export type { LiveSessions } from './account/use-live-sessions.ts';
export {
  LiveUserProvider,
  useLiveUser,
  UserStatusProvider,
  UserStatusProvider as UserStandingProvider,
  useUserStatus,
  useUserStatus as useUserStanding,
} from './users/use-live-user.tsx';
export type { UserStatus, UserStatus as UserStanding } from './users/use-live-user.tsx';
