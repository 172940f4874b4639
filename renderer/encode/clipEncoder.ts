export interface ClipShape {
  /** Pixels; even. */
  width: number;
  height: number;
  fps: number;
}

/** Encodes I420 frames (BT.709, limited range), given in order, into one MP4 file with its index at the beginning. */
export interface ClipEncoder {
  readonly name: 'native' | 'wasm';
  /** The buffer may be reused once the promise resolves. */
  addFrame(i420: Uint8Array): Promise<void>;
  /** The whole file: H.264 yuv420p, every frame exactly 1/fps long. */
  finish(): Promise<Uint8Array>;
}
