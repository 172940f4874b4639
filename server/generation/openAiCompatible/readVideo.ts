import * as v from 'valibot';

const Video = v.looseObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  status: v.optional(v.string()),
  progress: v.optional(v.nullable(v.number())),
  created_at: v.optional(v.nullable(v.number())),
  prompt: v.optional(v.nullable(v.string())),
  size: v.optional(v.nullable(v.string())),
  seconds: v.optional(v.nullable(v.union([v.string(), v.number()]))),
  error: v.optional(
    v.nullable(
      v.looseObject({ code: v.optional(v.nullable(v.string())), message: v.optional(v.nullable(v.string())) }),
    ),
  ),
});
export type Video = v.InferOutput<typeof Video>;

/** @returns null when the value is not a video object */
export function readVideo(value: unknown): Video | null {
  const result = v.safeParse(Video, value);
  return result.success ? result.output : null;
}

/** The items of a list; null when the value is not one. */
export function readVideoList(value: unknown): Video[] | null {
  const result = v.safeParse(v.looseObject({ data: v.array(v.unknown()) }), value);
  return result.success ? result.output.data.map(readVideo).filter((video) => video !== null) : null;
}

const ImageReply = v.looseObject({
  data: v.pipe(
    v.array(v.looseObject({ b64_json: v.optional(v.nullable(v.string())), url: v.optional(v.nullable(v.string())) })),
    v.minLength(1),
  ),
});

/** The first image of an answer: its bytes, or a URL that may be relative to the server; null without one. */
export function readImageReply(value: unknown): { content: Buffer } | { url: string } | null {
  const result = v.safeParse(ImageReply, value);
  const image = result.success ? result.output.data[0] : undefined;
  if (image?.b64_json) return { content: Buffer.from(image.b64_json.replace(/^data:[\w/+.-]*;base64,/, ''), 'base64') };
  return image?.url ? { url: image.url } : null;
}
