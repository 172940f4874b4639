import { createNativeEncoder, isNativeEncoderAvailable } from './nativeEncoder.ts';
import { createWasmEncoder } from './wasmEncoder.ts';
import type { ClipShape, ClipEncoder } from './clipEncoder.ts';

/** `native` is x264 in a platform binary, `wasm` runs everywhere, `auto` takes the native one where it is installed. */
export type EncoderChoice = 'auto' | 'native' | 'wasm';

/**
 * Opens an encoder.
 * @throws Error when `native` is forced where its binary is not installed.
 */
export async function createClipEncoder(choice: EncoderChoice, shape: ClipShape): Promise<ClipEncoder> {
  if (choice === 'wasm') return createWasmEncoder(shape);
  if (choice === 'native' || (await isNativeEncoderAvailable())) return createNativeEncoder(shape);
  return createWasmEncoder(shape);
}
