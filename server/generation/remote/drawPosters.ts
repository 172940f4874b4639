import { setTimeout as delay } from 'node:timers/promises';
import { EncodedPacketSink, type InputVideoTrack } from 'mediabunny';
import sharp from 'sharp';

const THUMBNAIL_WIDTH = 480;
/** Decoding one picture takes milliseconds; a decoder silent for this long is stuck. */
const GIVE_UP_MS = 10_000;

/** A clip's first picture as poster and thumbnail (WebP); null where this machine has no decoder. */
export async function drawPosters({
  track,
  width,
  height,
}: {
  track: InputVideoTrack;
  width: number;
  height: number;
}): Promise<{ poster: Buffer; thumbnail: Buffer } | null> {
  const rgba = await decodeFirst(track);
  if (!rgba) return null;
  const picture = sharp(rgba.pixels, { raw: { width: rgba.width, height: rgba.height, channels: 4 } })
    .removeAlpha()
    .resize({ width, height, fit: 'fill' });
  const [poster, thumbnail] = await Promise.all([
    picture.clone().webp({ quality: 86 }).toBuffer(),
    picture
      .clone()
      .toBuffer({ resolveWithObject: true })
      .then(({ data, info }) =>
        sharp(data, { raw: info })
          .resize({ width: THUMBNAIL_WIDTH, withoutEnlargement: true })
          .webp({ quality: 78 })
          .toBuffer(),
      ),
  ]);
  return { poster, thumbnail };
}

interface Pixels {
  pixels: Uint8Array;
  width: number;
  height: number;
}

async function decodeFirst(track: InputVideoTrack): Promise<Pixels | null> {
  // Optional package: some platforms have no binary.
  const webCodecs = await import('@napi-rs/webcodecs').catch(() => null);
  const config = await track.getDecoderConfig();
  const packet = await new EncodedPacketSink(track).getFirstKeyPacket();
  if (!webCodecs || !config || !packet) return null;

  let pixels: Promise<Pixels> | null = null;
  let failure: Error | null = null;
  const decoder = new webCodecs.VideoDecoder({
    output(frame) {
      pixels ??= (async () => {
        const { codedWidth, codedHeight } = frame;
        const bytes = new Uint8Array(frame.allocationSize({ format: 'RGBA' }));
        await frame.copyTo(bytes, { format: 'RGBA' });
        return {
          pixels: bytes,
          width: frame.visibleRect?.width ?? codedWidth,
          height: frame.visibleRect?.height ?? codedHeight,
        };
      })().finally(() => frame.close());
    },
    error(error) {
      failure = error;
    },
  });
  const { codec, description, codedWidth, codedHeight } = config;
  decoder.configure({
    codec,
    ...(description && { description: bytesOf(description) }),
    ...(codedWidth && { codedWidth }),
    ...(codedHeight && { codedHeight }),
  });
  decoder.decode(new webCodecs.EncodedVideoChunk({ type: 'key', timestamp: 0, data: packet.data }));
  try {
    await Promise.race([decoder.flush(), delay(GIVE_UP_MS, undefined, { ref: false })]);
    if (failure) throw failure as Error;
    return await (pixels as Promise<Pixels> | null);
  } finally {
    decoder.close();
  }
}

function bytesOf(source: ArrayBufferLike | ArrayBufferView): Uint8Array {
  return ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
}
