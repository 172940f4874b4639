import { createNativeEncoder, isNativeEncoderAvailable } from './nativeEncoder.ts';
import { createWasmEncoder } from './wasmEncoder.ts';

/** `native` is x264 in a platform binary, `wasm` runs everywhere, `auto` takes the native one where it is installed. */
export type EncoderChoice = 'auto' | 'native' | 'wasm';

export interface ClipShape {
  /** Pixels; even. */
  width: number;
  height: number;
  fps: number;
}

/** Turns I420 frames (BT.709 limited), given in order, into one MP4 file with its index first. */
export interface ClipEncoder {
  readonly name: 'native' | 'wasm';
  /** The buffer may be reused once the promise resolves. */
  addFrame(i420: Uint8Array): Promise<void>;
  /** The whole file: H.264 yuv420p, every frame exactly 1/fps long. */
  finish(): Promise<Uint8Array>;
}

/**
 * Opens an encoder.
 * @throws Error when `native` is forced where its binary is not installed.
 */
export async function createClipEncoder(choice: EncoderChoice, shape: ClipShape): Promise<ClipEncoder> {
  if (choice === 'wasm') return createWasmEncoder(shape);
  if (choice === 'native' || (await isNativeEncoderAvailable())) return createNativeEncoder(shape);
  return createWasmEncoder(shape);
}
