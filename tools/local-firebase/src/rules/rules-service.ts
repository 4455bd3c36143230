/** Services that a rules file can hold rules for. */
export type RulesService = 'cloud.firestore' | 'firebase.storage';
