/** Rules of the acceptance tests: everything is open but `closed`, and `mine` belongs to its owner. */
export const TEST_RULES = `
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /open/{id} { allow read, write; }
    match /closed/{id} { allow read, write: if false; }
    match /mine/{id} {
      allow get: if request.auth.uid == resource.data.owner;
      allow list: if request.auth.uid == resource.data.owner && request.query.limit <= 10;
      allow create: if request.auth.uid == request.resource.data.owner
        && request.resource.data.at == request.time;
    }
    match /profiles/{uid} {
      allow write: if request.auth.uid == uid
        && getAfter(/databases/$(database)/documents/names/$(request.resource.data.name)).data.uid == uid;
    }
    match /names/{name} { allow write: if request.resource.data.uid == request.auth.uid; }
  }
}
`;

/** Puts rules in force for one project, as tools do. */
export async function uploadTestRules(port: number, project: string, content = TEST_RULES): Promise<void> {
  const url = `http://127.0.0.1:${port}/emulator/v1/projects/${project}:securityRules`;
  const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } });
  const response = await fetch(url, { method: 'PUT', body });
  if (!response.ok) throw new Error(await response.text());
}
