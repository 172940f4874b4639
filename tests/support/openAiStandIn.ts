import type { ServerResponse } from 'node:http';
import sharp from 'sharp';
import { type HttpStandIn, sendJson, type StandInRequest, startStandIn } from './httpStandIn.ts';
import { makeClip } from './sampleClips.ts';

/** The three kinds of servers, which differ as their documentation says. */
export type Accent = 'vllm' | 'sglang' | 'generic';

interface StandInVideo {
  id: string;
  prompt: string;
  seconds: string;
  size: string;
  createdAt: number;
  looks: number;
  status: string;
  error: { code: string; message: string } | null;
}

export interface OpenAiStandIn extends HttpStandIn {
  key: string;
  /** Bodies of all submissions: JSON, or a form's fields with files as `file:name`. */
  submitted: Record<string, unknown>[];
  videos: StandInVideo[];
  deleted: string[];
  /** Paths that this server does not have. */
  lacks: Set<string>;
  /** Whether only a proxy answers, with a page. */
  away: { isAway: boolean };
  /** Loses all jobs, as a restarted server would. */
  forget(): void;
}

/**
 * A self-hosted server on a local port. A test requests faults in its prompt: `[429 once]`, `[500 once]`, `[lost
 * reply]`, `[lost request]`, `[malformed reply]`, `[fails]`, `[bad polls]`, `[refused]`, `[link elsewhere]`, `[relative
 * link]`, `[cut file]`, `[no content]`, `[noise]`, `[content policy]`, `[no key]`, `[no model]`, `[wrong size]`, `[no
 * json]`, `[always 500]`, `[hangs]`, `[not implemented]`.
 */
export async function startOpenAi(accent: Accent): Promise<OpenAiStandIn> {
  const key = 'kunci-server-sendiri';
  const clip = await makeClip();
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#f5a524' } })
    .png()
    .toBuffer();
  const submitted: OpenAiStandIn['submitted'] = [];
  const videos: StandInVideo[] = [];
  const deleted: string[] = [];
  const lacks = new Set<string>();
  const away = { isAway: false };
  const happened = new Set<string>();

  const once = (fault: string, prompt: string) => {
    if (!prompt.includes(`[${fault}]`) || happened.has(`${fault} ${prompt}`)) return false;
    happened.add(`${fault} ${prompt}`);
    return true;
  };
  const fail = (response: ServerResponse, status: number, headers?: Record<string, string>) =>
    sendJson(
      response,
      status,
      accent === 'vllm' ? { detail: 'no' } : { error: { message: 'no', type: 'error', code: null } },
      headers,
    );

  const present = (video: StandInVideo) => ({
    id: video.id,
    object: 'video',
    status: video.status,
    progress: video.status === 'completed' ? 100 : 40,
    created_at: video.createdAt,
    error: video.error,
    model: 'x',
    prompt: video.prompt,
    seconds: video.seconds,
    size: video.size,
  });

  const readForm = async ({ headers, body }: StandInRequest) => {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'Content-Type': headers['content-type']! },
    }).formData();
    const fields: Record<string, unknown> = {};
    for (const [name, value] of form) {
      const read = typeof value === 'string' ? value : `file:${value.name}`;
      fields[name] = name in fields ? [fields[name], read].flat() : read;
    }
    return fields;
  };

  /** Faults that happen every time, for pictures and videos alike. @returns whether one did */
  const failAlways = (prompt: string, response: ServerResponse): boolean => {
    const has = (fault: string) => prompt.includes(`[${fault}]`);
    if (has('hangs')) return true;
    if (has('content policy')) {
      const error = {
        message: 'Your request was rejected',
        type: 'invalid_request_error',
        code: 'content_policy_violation',
      };
      sendJson(response, 400, { error });
    } else if (has('no key'))
      sendJson(response, 401, {
        error: {
          message: `Incorrect API key provided: ${key}`,
          type: 'invalid_request_error',
          code: 'invalid_api_key',
        },
      });
    else if (has('no model'))
      sendJson(response, 404, {
        error: { message: 'The model `x` does not exist.', type: 'NotFoundError', param: 'model', code: 404 },
      });
    else if (has('wrong size'))
      sendJson(response, 422, {
        detail: [{ type: 'value_error', loc: ['body', 'size'], msg: `1K is not a supported size for “${prompt}”` }],
      });
    else if (has('no json')) response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>hello</html>');
    else if (has('always 500')) fail(response, 500);
    else return false;
    return true;
  };

  const createVideo = (fields: Record<string, unknown>, isForm: boolean, response: ServerResponse) => {
    const prompt = String(fields.prompt);
    if (once('429 once', prompt)) return fail(response, 429, { 'Retry-After': '1' });
    if (once('500 once', prompt)) return fail(response, 500);
    if (once('lost request', prompt)) return response.destroy();
    const isRefused =
      prompt.includes('[refused]') ||
      (accent === 'vllm' && !isForm) ||
      (accent === 'sglang' && !isForm && typeof fields.seconds !== 'number') ||
      (accent === 'generic' &&
        !(
          ['4', '8', '12'].includes(String(fields.seconds)) &&
          ['720x1280', '1280x720', '1024x1792', '1792x1024'].includes(String(fields.size))
        ));
    if (isRefused) return fail(response, accent === 'vllm' ? 422 : 400);
    const video: StandInVideo = {
      id: `video_${videos.length + 1}`,
      prompt,
      seconds: String(fields.seconds),
      size: String(fields.size),
      createdAt: Math.floor(Date.now() / 1000),
      looks: 0,
      status: 'queued',
      error: null,
    };
    videos.push(video);
    if (once('lost reply', prompt)) return response.destroy();
    if (once('malformed reply', prompt))
      return void response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"id": ');
    return sendJson(
      response,
      200,
      accent === 'vllm' ? { id: video.id, status: 'queued', created_at: video.createdAt } : present(video),
    );
  };

  const draw = (fields: Record<string, unknown>, response: ServerResponse) => {
    const prompt = String(fields.prompt);
    const has = (fault: string) => prompt.includes(`[${fault}]`);
    if (once('429 once', prompt)) return fail(response, 503);
    if (once('500 once', prompt)) return fail(response, 500);
    if (has('lost reply')) return response.destroy();
    if (has('refused')) return fail(response, 400);
    if (has('malformed reply')) return void response.writeHead(200).end('<html>');
    if (has('link elsewhere'))
      return sendJson(response, 200, { created: 1, data: [{ url: 'http://169.254.169.254/latest/' }] });
    if (has('relative link')) return sendJson(response, 200, { created: 1, data: [{ url: '/v1/images/a/content' }] });
    const bytes = has('noise') ? Buffer.from('no picture at all') : picture;
    return sendJson(response, 200, { created: 1, data: [{ b64_json: bytes.toString('base64') }] });
  };

  const answer = async (request: StandInRequest, response: ServerResponse): Promise<void> => {
    const { method, path, headers, body } = request;
    if (headers.authorization !== `Bearer ${key}`) return fail(response, 401);
    if (away.isAway) return void response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>404</h1>');
    const isForm = headers['content-type']?.startsWith('multipart/form-data') ?? false;
    if (method === 'POST') {
      const fields = isForm ? await readForm(request) : (JSON.parse(body.toString()) as Record<string, unknown>);
      if (lacks.has(path)) return sendJson(response, 404, { detail: 'Not Found' });
      submitted.push({ path, ...fields });
      if (fields.prompt === undefined) return fail(response, 400);
      if (String(fields.prompt).includes('[not implemented]')) return fail(response, 501);
      if (failAlways(String(fields.prompt), response)) return;
      if (path === '/v1/videos') return void createVideo(fields, isForm, response);
      if (path === '/v1/images/generations' && !isForm) return void draw(fields, response);
      if (path === '/v1/images/edits' && isForm) return void draw(fields, response);
    }
    if (path === '/v1/images/a/content')
      return void response.writeHead(200, { 'Content-Type': 'image/png' }).end(picture);
    if (path.startsWith('/v1/videos?'))
      return sendJson(response, 200, { object: 'list', data: videos.toReversed().map(present) });
    const [, id, part] = /^\/v1\/videos\/(\w+)(\/content)?$/.exec(path) ?? [];
    const video = videos.find((candidate) => candidate.id === id);
    // Older SGLang cannot look up one video, only list all.
    if (!video || (accent === 'sglang' && !part && method === 'GET')) {
      if (video) look(video);
      return fail(response, 404);
    }
    if (method === 'DELETE') {
      deleted.push(video.id);
      return sendJson(response, 200, { id: video.id, deleted: true, object: 'video.deleted' });
    }
    if (part) {
      if (video.prompt.includes('[no content]')) return fail(response, 404);
      return void response
        .writeHead(200, { 'Content-Type': 'video/mp4' })
        .end(video.prompt.includes('[cut file]') ? clip.subarray(0, clip.length / 2) : clip);
    }
    if (once('bad polls', video.prompt)) return fail(response, 502);
    look(video);
    return sendJson(response, 200, present(video));
  };

  const look = (video: StandInVideo) => {
    video.looks += 1;
    if (video.looks === 2) video.status = 'in_progress';
    if (video.looks < 3) return;
    video.status = video.prompt.includes('[fails]') ? 'failed' : 'completed';
    if (video.status === 'failed') video.error = { code: 'server_error', message: 'CUDA out of memory' };
  };

  const server = await startStandIn(answer);
  return {
    ...server,
    key,
    submitted,
    videos,
    deleted,
    lacks,
    away,
    forget() {
      videos.length = 0;
    },
  };
}
