import type { AnyEndpoint } from '../../contract/endpoint.ts';
import type { Call } from '../platform/http/call.ts';
import { describeDevice } from './describeDevice.ts';
import type { Caller } from './signInLog.ts';

/** The stored facts about a call's origin: IP address and device. */
export function callerOf(call: Pick<Call<AnyEndpoint>, 'ip' | 'request'>): Caller {
  return { ip: call.ip, device: describeDevice(call.request.headers.get('user-agent')) };
}
