import { callables } from '@countin/domain/callables';
import type { ImageColours } from '@countin/domain/media';
import * as v from 'valibot';
import { PASSWORD, PEOPLE } from '../people.ts';
import type { ExamplePicture } from '../example-pictures.ts';

/** Where accounts and functions of the local stack are, and its project. */
export interface Backend {
  readonly project: string;
  /** Host and port of the Auth emulator. */
  readonly auth: string;
  /** Base address of the functions, without a trailing slash. */
  readonly functions: string;
}

const signedInSchema = v.object({ idToken: v.string() });
const answerSchema = v.object({ result: callables.processImage.output });

/**
 * Has an upload processed as the editor does: its owner calls the function.
 *
 * @returns the colours that were found
 */
export async function processUpload(
  { project, auth, functions }: Backend,
  { artistId, imageId, kind, owner }: ExamplePicture,
): Promise<ImageColours> {
  const account = await post(`http://${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`, {
    email: PEOPLE[owner].email,
    password: PASSWORD,
    returnSecureToken: true,
  });
  const { idToken } = v.parse(signedInSchema, account);
  const answer = await post(
    `${functions}/${project}/us-central1/${callables.processImage.name}`,
    { data: { artistId, imageId, kind } },
    idToken,
  );
  return v.parse(answerSchema, answer).result.colours;
}

async function post(url: string, body: object, token?: string): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 400)}`);
  return JSON.parse(text);
}
