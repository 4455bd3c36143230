export { leanFirebaseAuth } from './lean-firebase-auth.ts';
