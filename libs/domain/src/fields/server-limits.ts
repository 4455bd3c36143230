/** Limits that functions alone check: the code of pages and screens is smaller without them. */
export const SERVER_LIMITS = {
  /** Campaigns of one artist. */
  campaigns: 500,
  /** Artist profiles per account: enough for a manager's roster, too few for slug squatting. */
  artistsPerAccount: 100,
  /** Label profiles per account. */
  labelsPerAccount: 100,
  /** Size of a logo as SVG, before and after sanitising. */
  logoSvgBytes: 100 * 1024,
  /** Elements of a logo as SVG: more keep browsers busy. */
  logoElements: 3000,
  /** Elements of such a logo within each other: parsers and browsers use recursion. */
  logoDepth: 100,
  /** Steps of its filters, each of which takes as long as all of its shapes. */
  logoFilterSteps: 20,
  /** Pixels of a side of an uploaded logo. */
  logoSide: 8000,
  /** Members of a profile. */
  members: 50,
  /** Artists, or labels, that a user is a member of: their roles are in one document. */
  memberships: 200,
  /** Present and former slugs of a profile: enough for years of new names, too few for slug squatting. */
  slugsPerProfile: 20,
  /** Present and former slugs of a release. Its pages answer under each of them, with each slug of its artist. */
  slugsPerRelease: 10,
  /** Artists on a label's roster. */
  roster: 200,
  /** Labels that an artist has agreements with at a time. */
  labelsPerArtist: 10,
  /** Open offers of agreements that a profile has made. */
  agreementOffers: 50,
  /** Artists whose releases agreements open to one user: they are in one document. */
  agreedArtists: 2000,
  /** Open invitations of a profile. */
  invitations: 50,
  /** Releases that the planner shows, those with the nearest dates. */
  plannedReleases: 24,
  /** Releases, artists and medleys that a user keeps. */
  keptItems: 10_000,
  /** Artists of a collection whose next and new releases are read: those kept last. */
  keptArtistsRead: 300,
} as const;
