import { createRequire } from 'node:module';
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import { KEYFRAME_SECONDS } from './keyframes.ts';
import { createMp4File } from './mp4File.ts';
import type { ClipEncoder, ClipShape } from './clipEncoder.ts';

type WasmPackage = typeof import('h264-mp4-encoder');

/** Fixed quantizer: the encoder's bit-rate mode shows blocks in dark gradients. */
const QUANTIZER = 21;
const SPEED = 6;

/**
 * minih264 as WebAssembly: the same everywhere, slower, Baseline profile. Blocks its thread.
 * Its own MP4 has the index at the end and no colour tags, so the packets are moved to a file of ours.
 */
export async function createWasmEncoder(shape: ClipShape): Promise<ClipEncoder> {
  const require = createRequire(import.meta.url);
  const { createH264MP4Encoder } = require('h264-mp4-encoder') as WasmPackage;
  const encoder = await createH264MP4Encoder();
  encoder.width = shape.width;
  encoder.height = shape.height;
  encoder.frameRate = shape.fps;
  encoder.quantizationParameter = QUANTIZER;
  encoder.speed = SPEED;
  encoder.groupOfPictures = shape.fps * KEYFRAME_SECONDS;
  encoder.initialize();
  return {
    name: 'wasm',
    async addFrame(i420) {
      encoder.addFrameYuv(i420);
      await new Promise<void>((resolve) => {
        setImmediate(resolve);
      });
    },
    async finish() {
      encoder.finalize();
      const raw = encoder.FS.readFile(encoder.outputFilename);
      encoder.FS.unlink(encoder.outputFilename);
      encoder.delete();
      return remux(raw, shape);
    },
  };
}

async function remux(raw: Uint8Array, shape: ClipShape): Promise<Uint8Array> {
  const input = new Input({ source: new BufferSource(raw), formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack();
  const config = await track?.getDecoderConfig();
  if (!track || !config?.description) throw new Error('The encoder delivered no video track');
  const file = await createMp4File(shape);
  const source = config.description;
  const description = ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
  let isFirst = true;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    await file.addPacket(packet.data, isWhole(packet.data), isFirst ? { codec: config.codec, description } : null);
    isFirst = false;
  }
  return file.finish();
}

const INSTANT_REFRESH = 5;

/** Whether a packet (length-prefixed NAL units) is a keyframe: the encoder's own file marks every packet as one. */
function isWhole(data: Uint8Array): boolean {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  for (let offset = 0; offset + 5 <= data.length; offset += 4 + view.getUint32(offset))
    if ((data[offset + 4]! & 31) === INSTANT_REFRESH) return true;
  return false;
}
