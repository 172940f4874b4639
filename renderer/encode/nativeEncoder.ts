import { KEYFRAME_SECONDS } from './keyframes.ts';
import { createMp4File, type H264Config } from './mp4File.ts';
import type { ClipEncoder, ClipShape } from './clipEncoder.ts';

type WebCodecs = typeof import('@napi-rs/webcodecs');

/** Constant quality: bit rate follows the picture, so grain and rain do not starve the rest. */
const QUANTIZER = 23;
/** Frames queued in the encoder before drawing pauses. */
const QUEUE_LIMIT = 4;

/** Optional package: some platforms have no binary, and then the WASM encoder takes over. */
async function loadWebCodecs(): Promise<WebCodecs | null> {
  try {
    return await import('@napi-rs/webcodecs');
  } catch {
    return null;
  }
}

/** Whether this machine has the native encoder's binary. */
export async function isNativeEncoderAvailable(): Promise<boolean> {
  return (await loadWebCodecs()) !== null;
}

/**
 * x264 inside FFmpeg, on its own thread.
 * @throws Error when the optional package has no binary here.
 */
export async function createNativeEncoder(shape: ClipShape): Promise<ClipEncoder> {
  const webCodecs = await loadWebCodecs();
  if (!webCodecs) throw new Error('The native encoder is not installed on this platform');
  const { width, height, fps } = shape;
  const file = await createMp4File(shape);
  let failure: Error | null = null;
  let written: Promise<void> = Promise.resolve();
  const encoder = new webCodecs.VideoEncoder({
    output(chunk, metadata) {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      const isKey = chunk.type === 'key';
      const config = readConfig(metadata?.decoderConfig);
      written = written.then(() => file.addPacket(data, isKey, config));
      written.catch((error: unknown) => {
        failure ??= asError(error);
      });
    },
    error(error) {
      failure ??= error;
    },
  });
  encoder.configure({
    codec: pickLevel(width, height),
    width,
    height,
    framerate: fps,
    bitrateMode: 'quantizer',
    latencyMode: 'quality',
    avc: { format: 'avc' },
  });
  let count = 0;
  const throwFailure = (): void => {
    if (failure) throw failure;
  };

  return {
    name: 'native',
    async addFrame(i420) {
      throwFailure();
      const frame = new webCodecs.VideoFrame(i420, {
        format: 'I420',
        codedWidth: width,
        codedHeight: height,
        timestamp: Math.round((count * 1e6) / fps),
        duration: Math.round(1e6 / fps),
        colorSpace: { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false },
      });
      encoder.encode(frame, { keyFrame: count % (fps * KEYFRAME_SECONDS) === 0, avc: { quantizer: QUANTIZER } });
      frame.close();
      count++;
      while (encoder.encodeQueueSize > QUEUE_LIMIT) {
        throwFailure();
        await new Promise<void>((resolve) => {
          setImmediate(resolve);
        });
      }
    },
    async finish() {
      await encoder.flush();
      encoder.close();
      await written;
      throwFailure();
      return file.finish();
    },
  };
}

/** High profile; the level is the smallest that holds the frame size at 24–30 frames a second. */
function pickLevel(width: number, height: number): string {
  const macroblocks = Math.ceil(width / 16) * Math.ceil(height / 16);
  if (macroblocks <= 1620) return 'avc1.64001e';
  if (macroblocks <= 3600) return 'avc1.64001f';
  if (macroblocks <= 8192) return 'avc1.640028';
  return 'avc1.640033';
}

function readConfig(config: { codec?: string; description?: unknown } | undefined): H264Config | null {
  if (!config?.codec || !config.description) return null;
  const source = config.description;
  const description = source instanceof Uint8Array ? new Uint8Array(source) : new Uint8Array(source as ArrayBuffer);
  return { codec: config.codec, description };
}

function asError(value: unknown): Error {
  return value instanceof Error ? value : new Error(String(value));
}
