export { leanFirebaseAuth } from './lean-firebase-auth.ts';
export { leanFirestoreLite } from './lean-firestore-lite.ts';
