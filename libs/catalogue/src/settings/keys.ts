/** Keys of an application for OAuth 2.0 client credentials (RFC 6749, 4.4). */
export interface ClientCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Keys of a MusicKit application. */
export interface AppleMusicKey {
  readonly teamId: string;
  readonly keyId: string;
  /** PKCS #8 in PEM, the `.p8` file that Apple gives. */
  readonly privateKey: string;
}
