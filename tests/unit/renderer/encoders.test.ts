import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import { describe, expect, it } from 'vitest';
import { convertToI420, i420Length } from '../../../renderer/encode/i420.ts';
import { isNativeEncoderAvailable } from '../../../renderer/encode/nativeEncoder.ts';
import { createClipEncoder, type EncoderChoice } from '../../../renderer/encode/videoEncoder.ts';

const SHAPE = { width: 192, height: 112, fps: 24 };

/** A clip whose picture changes with every frame. */
async function encodeClip(choice: EncoderChoice, frames: number): Promise<Uint8Array> {
  const encoder = await createClipEncoder(choice, SHAPE);
  const rgba = new Uint8ClampedArray(SHAPE.width * SHAPE.height * 4);
  const i420 = new Uint8Array(i420Length(SHAPE.width, SHAPE.height));
  for (let frame = 0; frame < frames; frame++) {
    for (let index = 0; index < rgba.length; index += 4) {
      const column = (index / 4) % SHAPE.width;
      rgba[index] = (column + frame * 5) & 255;
      rgba[index + 1] = (index >> 8) & 255;
      rgba[index + 2] = 90;
      rgba[index + 3] = 255;
    }
    convertToI420(rgba, SHAPE.width, SHAPE.height, i420);
    await encoder.addFrame(i420);
  }
  return encoder.finish();
}

function boxOffset(file: Uint8Array, name: string): number {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (let offset = 0; offset + 8 <= file.length;) {
    const type = String.fromCharCode(...file.subarray(offset + 4, offset + 8));
    if (type === name) return offset;
    offset += view.getUint32(offset);
  }
  return -1;
}

const hasNative = await isNativeEncoderAvailable();

describe.each(['wasm', 'native'] as const)('the %s encoder', (choice) => {
  // The native encoder's package has no binary for some platforms; there the WASM one is all there is.
  it.skipIf(choice === 'native' && !hasNative)(
    'writes H.264 of the exact size and duration, tagged BT.709, index first',
    async () => {
      const file = await encodeClip(choice, 60);
      expect(boxOffset(file, 'moov')).toBeGreaterThan(0);
      expect(boxOffset(file, 'moov')).toBeLessThan(boxOffset(file, 'mdat'));
      const input = new Input({ source: new BufferSource(file), formats: ALL_FORMATS });
      const track = (await input.getPrimaryVideoTrack())!;
      expect(await track.getCodec()).toBe('avc');
      expect([await track.getDisplayWidth(), await track.getDisplayHeight()]).toEqual([SHAPE.width, SHAPE.height]);
      expect(await track.computeDuration()).toBeCloseTo(2.5, 6);
      expect(await track.getColorSpace()).toMatchObject({
        primaries: 'bt709',
        transfer: 'bt709',
        matrix: 'bt709',
        fullRange: false,
      });
      let packets = 0;
      let keys = 0;
      for await (const packet of new EncodedPacketSink(track).packets()) {
        expect(packet.duration).toBeCloseTo(1 / 24, 4);
        packets++;
        if (packet.type === 'key') keys++;
      }
      expect(packets).toBe(60);
      // A second one would be seen: what rests gets its grain and detail back there in one frame.
      expect(keys).toBe(1);
    },
  );
});

describe('convertToI420', () => {
  it.each([
    ['white', [255, 255, 255], [235, 128, 128]],
    ['black', [0, 0, 0], [16, 128, 128]],
    ['orange', [232, 128, 78], [142, 96, 175]],
  ] as const)('follows BT.709 limited range for %s', (_name, [r, g, b], expected) => {
    const rgba = new Uint8Array(2 * 2 * 4);
    for (let pixel = 0; pixel < 4; pixel++) rgba.set([r, g, b, 255], pixel * 4);
    const target = new Uint8Array(6);
    convertToI420(rgba, 2, 2, target);
    for (const [index, value] of [target[0]!, target[4]!, target[5]!].entries())
      expect(Math.abs(value - expected[index]!)).toBeLessThanOrEqual(2);
  });
});
