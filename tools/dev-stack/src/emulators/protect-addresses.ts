import { PROJECT_ID } from '../settings.ts';

/**
 * Turns on e-mail enumeration protection in the Auth emulator, which hosted projects have by default.
 *
 * @param origin the emulator's
 */
export async function protectAddresses(origin: string): Promise<void> {
  const response = await fetch(`${origin}/emulator/v1/projects/${PROJECT_ID}/config`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
    signal: AbortSignal.timeout(20_000),
  });
  if (!response.ok) throw new Error(`the Auth emulator refused its settings: ${await response.text()}`);
}
