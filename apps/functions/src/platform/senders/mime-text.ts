import { encode as encodeBase64, wrap as wrapBase64 } from 'nodemailer/lib/base64/index.js';
import type MimeNode from 'nodemailer/lib/mime-node/index.js';
import { encode as encodeQuoted, wrap as wrapQuoted } from 'nodemailer/lib/qp/index.js';

/**
 * A compiled mail as one text, as the library streams it in some thirty small parts, each of which would be a packet of
 * its own. Every byte is ASCII.
 */
export function mimeText(node: MimeNode): string {
  // Also chooses the boundary.
  const headers = node.buildHeaders();
  const { boundary, childNodes } = node;
  const parts = childNodes.map((child, index) => `${index > 0 ? '\r\n' : ''}--${boundary}\r\n${mimeText(child)}`);
  const end = childNodes.length > 0 ? `\r\n--${boundary}--\r\n` : '';
  return `${headers}\r\n\r\n${encoded(node)}${parts.join('')}${end}`;
}

function encoded(node: MimeNode): string {
  const { content } = node;
  if (content === undefined) return '';
  if (typeof content !== 'string') throw new TypeError('Our mails consist of texts.');
  switch (node.getTransferEncoding()) {
    case 'base64':
      return wrapBase64(encodeBase64(content));
    case 'quoted-printable':
      return wrapQuoted(encodeQuoted(content));
    default:
      return content;
  }
}
