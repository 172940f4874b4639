import { buffer } from 'node:stream/consumers';
import { CustomSource, EncodedPacketSink, Input, type InputVideoTrack, MP4, WEBM } from 'mediabunny';
import type { Storage } from '../../platform/storage/storage.ts';
import { CopyError } from './copyError.ts';

export interface InspectedClip {
  mimeType: string;
  /** Pixels, as shown. */
  width: number;
  height: number;
  durationSeconds: number;
  track: InputVideoTrack;
}

/** H.264 profiles that browsers decode: 8 bits, 4:2:0. High 10, 4:2:2 and 4:4:4 are excluded. */
const PLAYABLE_AVC_PROFILES = ['42', '4d', '58', '64'];

/**
 * Reads a clip's index and its first and last picture.
 * @throws CopyError result_damaged for an incomplete file, result_unplayable for one that browsers cannot show; errors
 * of the storage pass through
 */
export async function inspectClip({
  storage,
  storageKey,
}: {
  storage: Storage;
  storageKey: string;
}): Promise<InspectedClip> {
  // An error of the storage is no verdict on the clip: remember it and rethrow it.
  let fromStorage: { error: unknown } | null = null;
  const noting = async <Read>(read: Promise<Read>) =>
    read.catch((error: unknown) => {
      fromStorage = { error };
      throw error;
    });
  const source = new CustomSource({
    getSize: async () => (await noting(storage.stat(storageKey)))?.size ?? 0,
    read: (start, end) => noting(storage.open(storageKey, { start, end: end - 1 }).then(buffer)),
  });
  const clip = await readClip(new Input({ source, formats: [MP4, WEBM] })).catch((error: Error) => {
    if (fromStorage) throw (fromStorage as { error: unknown }).error;
    throw new CopyError(`a clip cannot be read: ${error.message}`, { code: 'result_damaged', isFinal: false });
  });
  if (!isPlayable(clip.codec))
    throw new CopyError(`a clip came as ${clip.codec}`, { code: 'result_unplayable', isFinal: true });
  const { codec: _codec, ...inspected } = clip;
  return inspected;
}

async function readClip(input: Input): Promise<InspectedClip & { codec: string }> {
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error('it has no pictures');
  const codec = (await track.getCodecParameterString()) ?? (await track.getCodec()) ?? 'unknown';
  const sink = new EncodedPacketSink(track);
  const [first, last] = [await sink.getFirstKeyPacket(), await sink.getPacket(Infinity)];
  if (!first || !last || first.data.length !== first.byteLength || last.data.length !== last.byteLength)
    throw new Error('it ends too early');
  return {
    codec,
    track,
    mimeType: (await input.getFormat()).name === 'WebM' ? 'video/webm' : 'video/mp4',
    width: await track.getDisplayWidth(),
    height: await track.getDisplayHeight(),
    durationSeconds: Math.round((await track.computeDuration()) * 1000) / 1000,
  };
}

function isPlayable(codec: string): boolean {
  const avc = /^avc[13]\.([0-9a-f]{2})/i.exec(codec);
  if (avc) return PLAYABLE_AVC_PROFILES.includes(avc[1]!.toLowerCase());
  return /^(?:vp8|vp09\.00|vp9|av01\.0)/i.test(codec);
}
