/**
 * Documented bounds of the rules language,
 * https://firebase.google.com/docs/firestore/security/rules-structure#security_rule_limits. Our own bounds (marked)
 * keep adversarial sources and values from taking the process down.
 */
export const limits = {
  sourceBytes: 256 * 1024,
  callDepth: 20,
  arguments: 7,
  /** Documented as 10; the hosted compiler takes 11 and refuses 12. */
  lets: 11,
  /** Undocumented: the hosted compiler takes 98 terms joined by `&&` and `||`, and refuses 99. */
  logicalTerms: 98,
  matchDepth: 10,
  pathSegments: 100,
  pathCaptures: 20,
  /** Evaluated operators, accesses and calls in one decision. Names and literals are free. */
  expressions: 1000,
  /** Ours: height of an expression's tree, so that no walk over it can exhaust the stack. */
  expressionDepth: 200,
  /** Ours: parentheses, brackets and braces open at once; each costs the parser some twenty frames. */
  nesting: 80,
  /** Ours: errors reported for one file. */
  reportedIssues: 20,
  /** Ours: steps of library work (elements visited, characters copied in blocks) in one decision. */
  work: 5_000_000,
  /** Ours: characters of a computed string. */
  stringLength: 16 * 1024 * 1024,
  /** Ours: conjunctions tried when IN-like filters are unfolded for one query. */
  disjuncts: 100,
} as const;
