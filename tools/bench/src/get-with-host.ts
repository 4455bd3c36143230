import { get } from 'node:http';

/** Node.js does not resolve `*.localhost`: asks an address under a host name. */
export function getWithHost(address: string, host: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { host } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (body += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    }).on('error', reject);
  });
}
