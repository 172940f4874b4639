/**
 * Both encoders write H.264 of the exact size and duration with correct colours and a single key frame, and the kernels
 * are built from the source beside them.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import { describe, expect, it } from 'vitest';
import { createEnlarger, createI420 } from '../../../renderer/encode/enlargeI420.ts';
import { createToI420, i420Length } from '../../../renderer/encode/i420.ts';
import { isNativeEncoderAvailable } from '../../../renderer/encode/nativeEncoder.ts';
import { createClipEncoder, type EncoderChoice } from '../../../renderer/encode/videoEncoder.ts';

const SHAPE = { width: 192, height: 112, fps: 24 };

/** A clip whose picture changes with every frame. */
async function encodeClip(choice: EncoderChoice, frames: number): Promise<Uint8Array> {
  const encoder = await createClipEncoder(choice, SHAPE);
  const rgba = new Uint8ClampedArray(SHAPE.width * SHAPE.height * 4);
  const i420 = new Uint8Array(i420Length(SHAPE.width, SHAPE.height));
  const toI420 = createToI420(SHAPE);
  for (let frame = 0; frame < frames; frame++) {
    for (let index = 0; index < rgba.length; index += 4) {
      const column = (index / 4) % SHAPE.width;
      rgba[index] = (column + frame * 5) & 255;
      rgba[index + 1] = (index >> 8) & 255;
      rgba[index + 2] = 90;
      rgba[index + 3] = 255;
    }
    toI420(rgba, i420);
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
      // A second key frame would be visible: still parts would get their grain and detail back in that one frame.
      expect(keys).toBe(1);
    },
  );
});

describe('frames for an encoder', () => {
  it.each([
    ['white', [255, 255, 255], [235, 128, 128]],
    ['black', [0, 0, 0], [16, 128, 128]],
    ['orange', [232, 128, 78], [142, 96, 175]],
  ] as const)('follow BT.709 limited range for %s, in every column', (_name, [r, g, b], [luma, u, v]) => {
    const size = { width: 18, height: 4 };
    const pixels = size.width * size.height;
    const rgba = new Uint8Array(pixels * 4);
    for (let pixel = 0; pixel < pixels; pixel++) rgba.set([r, g, b, 255], pixel * 4);
    const target = new Uint8Array(i420Length(size.width, size.height));
    createToI420(size)(rgba, target);
    for (const [index, value] of target.entries()) {
      const expected = index < pixels ? luma : index < pixels * 1.25 ? u : v;
      expect(Math.abs(value - expected)).toBeLessThanOrEqual(2);
    }
  });

  it('are enlarged without shifting or changing what is flat', () => {
    const [from, to] = [
      { width: 12, height: 8 },
      { width: 18, height: 12 },
    ];
    const enlarge = createEnlarger(from, to);
    const target = createI420(to);
    enlarge(createI420(from).fill(77), target);
    expect([...new Set(target)]).toEqual([77]);
    const ramp = createI420(from).map((_, index) => (index % from.width) * 20);
    enlarge(ramp, target);
    // Inside the borders, a sample is as bright as the same point of the smaller picture.
    for (let column = 2; column < to.width - 2; column++)
      expect(Math.abs(target[5 * to.width + column]! - ((column + 0.5) / 1.5 - 0.5) * 20)).toBeLessThanOrEqual(1.5);
  });
});

describe('the kernels', () => {
  it('are built from the source that lies beside them', () => {
    const folder = new URL('../../../renderer/kernels/', import.meta.url);
    const source = createHash('sha256');
    for (const name of readdirSync(new URL('assembly/', folder)).toSorted())
      source.update(readFileSync(new URL(`assembly/${name}`, folder)));
    const code = readFileSync(new URL('kernels.wasm', folder));
    // Differs? Run `npm run kernels`.
    expect(code.subarray(-32).toString('hex')).toBe(source.digest('hex'));
  });
});
