/** Id of the nth confirmation mail of a signup. One that was erased and is there again is another one. */
export const confirmMessageId = (signupId: string, createdAt: number, n: number) =>
  `confirm_${signupId}_${createdAt.toString(36)}_${n}`;
/** Id of a signup's release-day mail: there can be only one. */
export const releaseMessageId = (signupId: string) => `release_${signupId}`;

/** Id of the mail that tells a follower of a release: there can be only one. */
export const followMessageId = (followId: string, productId: string) => `follow_${followId}_${productId}`;

/** Id of a campaign's message to a fan: there can be only one. It cannot be guessed, since the fan’s id is a keyed hash. */
export const campaignMessageId = (campaignId: string, fanId: string) => `campaign_${campaignId}_${fanId}`;
