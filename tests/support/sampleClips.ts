import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Mp4OutputFormat, Output } from 'mediabunny';
import { i420Length } from '../../renderer/encode/i420.ts';
import { createClipEncoder } from '../../renderer/encode/videoEncoder.ts';

const SHAPE = { width: 192, height: 112, fps: 24 };

/** A second of H.264, 192 × 112, as engines deliver it. */
export async function makeClip(): Promise<Buffer> {
  const encoder = await createClipEncoder('wasm', SHAPE);
  const frame = new Uint8Array(i420Length(SHAPE.width, SHAPE.height)).fill(128);
  for (let index = 0; index < SHAPE.fps; index += 1) {
    // Noise keeps the file large enough that cutting it in half is meaningful.
    for (let place = 0; place < SHAPE.width * SHAPE.height; place += 1)
      frame[place] = 60 + ((place * 7919 + index * 104_729) % 120);
    await encoder.addFrame(frame);
  }
  return Buffer.from(await encoder.finish());
}

/** A file that claims to be 10-bit HEVC, as Seedance 2.5 makes it at 1080p; its packets are never decoded. */
export async function makeHevcClip(): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const source = new EncodedVideoPacketSource('hevc');
  output.addVideoTrack(source, { frameRate: SHAPE.fps });
  await output.start();
  // An hvcC record: profile 2 (Main 10), level 3.1, no parameter sets.
  const description = new Uint8Array(23);
  description.set([1, 0x02, 0x20, 0, 0, 0, 0x90, 0, 0, 0, 0, 0, 93, 0xf0, 0, 0xfc, 0xfd, 0xfa, 0xfa, 0, 0, 0x0f, 0]);
  const decoderConfig = { codec: 'hvc1.2.4.L93.90', codedWidth: SHAPE.width, codedHeight: SHAPE.height, description };
  for (let index = 0; index < 3; index += 1) {
    await source.add(
      new EncodedPacket(
        new Uint8Array([0, 0, 0, 2, 0x26, 0x01]),
        index === 0 ? 'key' : 'delta',
        index / SHAPE.fps,
        1 / SHAPE.fps,
      ),
      { decoderConfig },
    );
  }
  await output.finalize();
  return Buffer.from(target.buffer!);
}
