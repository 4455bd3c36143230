// Without React: for a document that renders nothing. A package that imports React would bring it along.
export { connectFirebase } from '../access/connect-firebase.ts';
export { connectAuthSync } from '../cross-site-sign-in/connect-auth-sync.ts';
