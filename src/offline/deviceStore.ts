import { get, set, update } from 'idb-keyval';
import type { Language } from '../../contract/languages.ts';
import { DEVICE_DATABASE } from './names.ts';
import { openStores } from './openStores.ts';

/** Data of this browser that page and worker share, apart from the session. */
export interface DeviceValues {
  /** The account whose push messages this browser shows; only its session renews the subscription. */
  pushOwner: string | null;
  /**
   * Whether `pushOwner` gets notifications about queued requests that need a decision; undefined counts as true. They
   * come from the worker, not from the server.
   */
  queueNotices: boolean;
  /** The language of the worker's own texts. */
  language: Language;
  /** Finished items not seen yet, for the number on the app's icon. */
  unseen: readonly string[];
  /** A picture shared from another app, until the generator takes it. */
  shared: SharedPicture | null;
}

export interface SharedPicture {
  /** Null for a picture that was too large to store. */
  picture: Blob | null;
  /** Milliseconds since 1970. */
  at: number;
}

let device: ReturnType<typeof openStores<'device'>> | undefined;

function store() {
  device ??= openStores(DEVICE_DATABASE, ['device']);
  return device.stores.device;
}

/** Reads one value; undefined when it was never written, or where storage is blocked. */
export async function readDeviceValue<Name extends keyof DeviceValues>(
  name: Name,
): Promise<DeviceValues[Name] | undefined> {
  return get<DeviceValues[Name]>(name, store()).catch(() => undefined);
}

/** Writes one value. Rejects where storage is blocked or full. */
export async function writeDeviceValue<Name extends keyof DeviceValues>(
  name: Name,
  value: DeviceValues[Name],
): Promise<void> {
  await set(name, value, store());
}

/**
 * Changes one value in one transaction: page and worker may do so at once. Rejects where storage is blocked or full.
 */
export async function updateDeviceValue<Name extends keyof DeviceValues>(
  name: Name,
  change: (value: DeviceValues[Name] | undefined) => DeviceValues[Name],
): Promise<DeviceValues[Name]> {
  let changed: DeviceValues[Name] | undefined;
  await update<DeviceValues[Name]>(name, (value) => (changed = change(value)), store());
  return changed as DeviceValues[Name];
}
