import { createHmac, timingSafeEqual } from 'node:crypto';
import { API_BASE } from '../../../contract/endpoint.ts';

/** Job id and its seal, in hex. */
const SHAPE = /^([0-9a-f]{32})([0-9a-f]{40})$/;

/** The callback path of one job. Callbacks carry no signature, so the address itself is the secret. */
export function callbackPath({ key, jobId }: { key: Buffer; jobId: string }): string {
  const id = jobId.replaceAll('-', '');
  return `${API_BASE}/webhooks/modelark/${id}${seal(key, id).toString('hex')}`;
}

/** The job that a callback's secret belongs to; null for a secret that we did not issue. */
export function jobOfCallback({ key, secret }: { key: Buffer; secret: string }): string | null {
  const [, id, sealed] = SHAPE.exec(secret) ?? [];
  if (!id || !sealed || !timingSafeEqual(seal(key, id), Buffer.from(sealed, 'hex'))) return null;
  return [id.slice(0, 8), id.slice(8, 12), id.slice(12, 16), id.slice(16, 20), id.slice(20)].join('-');
}

function seal(key: Buffer, id: string): Buffer {
  return createHmac('sha256', key).update(id).digest().subarray(0, 20);
}
