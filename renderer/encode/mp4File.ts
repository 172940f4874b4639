import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Mp4OutputFormat, Output } from 'mediabunny';
import type { ClipShape } from './clipEncoder.ts';

export interface H264Config {
  /** e.g. `avc1.640028` */
  codec: string;
  /** The avcC record (parameter sets). */
  description: Uint8Array;
}

/** Collects H.264 packets (length-prefixed NAL units, in order, no B-frames) into an MP4 file with its index first. */
export interface Mp4File {
  addPacket(data: Uint8Array, isKey: boolean, config: H264Config | null): Promise<void>;
  finish(): Promise<Uint8Array>;
}

/** Opens an MP4 file in memory. The first packet must come with its configuration. */
export async function createMp4File({ width, height, fps }: ClipShape): Promise<Mp4File> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const source = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(source, { frameRate: fps });
  await output.start();
  let count = 0;
  return {
    async addPacket(data, isKey, config) {
      // Duration is given for every packet: taken from the encoder's chunks, the last frame would have none.
      const packet = new EncodedPacket(data, isKey ? 'key' : 'delta', count / fps, 1 / fps);
      count++;
      await source.add(
        packet,
        config
          ? {
              decoderConfig: {
                codec: config.codec,
                description: config.description,
                codedWidth: width,
                codedHeight: height,
                colorSpace: { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false },
              },
            }
          : undefined,
      );
    },
    async finish() {
      await output.finalize();
      if (!target.buffer) throw new Error('The MP4 writer delivered no file');
      return new Uint8Array(target.buffer);
    },
  };
}
