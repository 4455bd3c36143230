import { request } from 'node:http';

/** The status of a GET that names a host of its own: Node.js itself resolves no `*.localhost` name. */
export function getWithHost(url: string, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: { host }, timeout: 5000, agent: false }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', reject);
    sent.end();
  });
}
