import { get, set, update } from 'idb-keyval';
import type { Language } from '../../contract/languages.ts';
import { DEVICE_DATABASE } from './names.ts';
import { openStores } from './openStores.ts';

/** Data of this browser that page and worker share, apart from the session. */
export interface DeviceNotes {
  /** The account whose push messages this browser shows; only its session renews the subscription. */
  pushOwner: string | null;
  /** The language of the worker's own texts. */
  language: Language;
  /** Finished items that nobody has looked at yet, for the number on the app's icon. */
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

/** Reads one note; undefined when it was never written, or where storage is blocked. */
export async function readDeviceNote<Name extends keyof DeviceNotes>(
  name: Name,
): Promise<DeviceNotes[Name] | undefined> {
  return get<DeviceNotes[Name]>(name, store()).catch(() => undefined);
}

/** Writes one note. Rejects where storage is blocked or full. */
export async function writeDeviceNote<Name extends keyof DeviceNotes>(
  name: Name,
  value: DeviceNotes[Name],
): Promise<void> {
  await set(name, value, store());
}

/** Changes one note in one transaction: page and worker may do so at once. Rejects where storage is blocked or full. */
export async function changeDeviceNote<Name extends keyof DeviceNotes>(
  name: Name,
  change: (value: DeviceNotes[Name] | undefined) => DeviceNotes[Name],
): Promise<DeviceNotes[Name]> {
  let changed: DeviceNotes[Name] | undefined;
  await update<DeviceNotes[Name]>(name, (value) => (changed = change(value)), store());
  return changed as DeviceNotes[Name];
}
