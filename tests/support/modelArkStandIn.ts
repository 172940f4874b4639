import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { type HttpStandIn, sendJson, type StandInRequest, startStandIn } from './httpStandIn.ts';
import { type Body, refuseImage, refuseVideo } from './modelArkRules.ts';
import { makeClip, makeHevcClip } from './sampleClips.ts';

/** Faults that a test requests in its prompt: `pantai [lost reply]`. Those that happen once are followed by success. */
type Fault =
  | '429 once'
  | 'overloaded once'
  | '500 once'
  | 'lost reply'
  | 'lost request'
  | 'malformed reply'
  | 'slow'
  | 'held'
  | 'moderated'
  | 'private face'
  | 'unpaid'
  | 'trial over'
  | 'unknown field'
  | 'fails'
  | 'withheld'
  | 'expires'
  | 'cancelled'
  | 'vanishes'
  | 'bad polls'
  | 'no link yet'
  | 'strange state'
  | 'stays queued'
  | 'stays running'
  | 'silent'
  | 'dead link'
  | 'link dies once'
  | 'private link'
  | 'redirecting link'
  | 'oversized'
  | 'truncated'
  | 'truncated once'
  | 'cut file'
  | 'html file'
  | 'hevc'
  | 'one moderated'
  | 'all moderated'
  | 'lost pictures'
  | 'fewer';

interface ArkTask {
  id: string;
  model: string;
  prompt: string;
  faults: Fault[];
  createdAt: number;
  safetyIdentifier: string;
  callbackUrl: string | null;
  looks: number;
  status: string;
}

export interface ModelArkStandIn extends HttpStandIn {
  /** For MODELARK_BASE_URL. */
  baseUrl: string;
  key: string;
  /** Every create or image call that arrived, accepted or not. */
  submitted: { prompt: string; body: Body }[];
  /** All tasks ever created, in order. */
  tasks: ArkTask[];
  /** Ids of tasks that were deleted. */
  deleted: string[];
  /** Prompts of the submissions that wait for `letGo` because of `[held]`. */
  held: string[];
  /** Releases them, and all later ones. */
  letGo(): void;
  /** The most tasks that were unfinished at a time. */
  mostAtWork(): number;
  /** Posts a task to its callback address, as the service does. @returns the status of the answer */
  callBack(task: ArkTask, body?: string): Promise<number>;
}

const error = (code: string, message = `${code}. Request id: 0217`) => ({
  error: { code, message, param: '', type: 'BadRequest' },
});

const promptOf = (body: Body) =>
  String((body.content as { text?: string }[] | undefined)?.find((item) => item.text)?.text ?? '');

/** ModelArk on a local port, following its documentation, with faults on request. */
export async function startModelArk(): Promise<ModelArkStandIn> {
  const key = 'ark-kunci-rahasia-0123456789';
  const clip = await makeClip();
  const hevc = await makeHevcClip();
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#f5a524' } })
    .jpeg()
    .toBuffer();
  const tasks: ArkTask[] = [];
  const submitted: ModelArkStandIn['submitted'] = [];
  const deleted: string[] = [];
  const happened = new Set<string>();
  let most = 0;
  let url = '';

  const held: string[] = [];
  const letGo = Promise.withResolvers<void>();
  const hold = (prompt: string) => {
    held.push(prompt);
    return letGo.promise;
  };

  const once = (fault: Fault, prompt: string) => {
    const name = `${fault} ${prompt}`;
    if (!prompt.includes(`[${fault}]`) || happened.has(name)) return false;
    happened.add(name);
    return true;
  };
  const faultsOf = (prompt: string) => [...prompt.matchAll(/\[([^\]]+)\]/g)].map((match) => match[1] as Fault);

  const present = (task: ArkTask) => ({
    id: task.id,
    model: task.model,
    status: task.status,
    created_at: task.createdAt,
    updated_at: task.createdAt,
    safety_identifier: task.safetyIdentifier,
    error:
      task.status === 'failed'
        ? error(task.faults.includes('withheld') ? 'OutputVideoSensitiveContentDetected' : 'InternalServiceError').error
        : null,
    ...(task.status === 'succeeded' &&
      !(task.faults.includes('no link yet') && task.looks < 5) && {
        content: { video_url: linkOf(task.id, task.prompt) },
      }),
    service_tier: 'default',
    framespersecond: 24,
    usage: { completion_tokens: '108900', total_tokens: '108900' },
  });
  const linkOf = (name: string, prompt: string) => {
    if (prompt.includes('[private link]')) return 'http://169.254.169.254/latest/meta-data/';
    return `${url}/results/${name}?prompt=${encodeURIComponent(prompt)}&X-Tos-Expires=86400&X-Tos-Signature=rahasia`;
  };

  const advance = (task: ArkTask) => {
    task.looks += 1;
    const has = (fault: Fault) => task.faults.includes(fault);
    if (['succeeded', 'failed', 'expired', 'cancelled'].includes(task.status)) return;
    if (has('stays queued') || task.looks === 1) return;
    task.status = 'running';
    if (has('strange state') && task.looks === 2) task.status = 'polishing';
    if (has('stays running') || task.looks === 2) return;
    task.status =
      has('fails') || has('withheld')
        ? 'failed'
        : has('expires')
          ? 'expired'
          : has('cancelled')
            ? 'cancelled'
            : 'succeeded';
  };

  const create = (body: Body, response: ServerResponse) => {
    const prompt = promptOf(body);
    submitted.push({ prompt, body });
    const has = (fault: Fault) => prompt.includes(`[${fault}]`);
    if (once('429 once', prompt))
      return sendJson(response, 429, error('RateLimitExceeded.EndpointRPMExceeded'), { 'Retry-After': '1' });
    if (once('overloaded once', prompt)) return sendJson(response, 429, error('ServerOverloaded'));
    if (once('500 once', prompt)) return sendJson(response, 500, error('InternalServiceError'));
    if (once('lost request', prompt)) return response.destroy();
    if (has('moderated'))
      return sendJson(
        response,
        400,
        error(
          'InputTextSensitiveContentDetected',
          'The request failed because the input text may contain sensitive information.Request id: 0217',
        ),
      );
    if (has('private face'))
      return sendJson(response, 400, error('InputImageSensitiveContentDetected.PrivacyInformation'));
    if (has('unpaid')) return sendJson(response, 403, error('AccountOverdueError'));
    if (has('trial over'))
      return sendJson(
        response,
        429,
        error('QuotaExceeded', 'Your account has exhausted its free trial quota for the model.'),
      );
    const refused = has('unknown field') ? 'nonsense' : refuseVideo(body);
    if (refused) return sendJson(response, 400, error(`InvalidParameter.${refused}`));
    const task: ArkTask = {
      id: `cgt-${tasks.length + 1}-${Date.now()}`,
      model: String(body.model),
      prompt,
      faults: faultsOf(prompt),
      createdAt: Math.floor(Date.now() / 1000),
      safetyIdentifier: String(body.safety_identifier),
      callbackUrl: typeof body.callback_url === 'string' ? body.callback_url : null,
      looks: 0,
      status: 'queued',
    };
    tasks.push(task);
    most = Math.max(most, tasks.filter(({ status }) => ['queued', 'running', 'polishing'].includes(status)).length);
    if (once('lost reply', prompt)) return response.destroy();
    if (once('malformed reply', prompt))
      return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>');
    return sendJson(response, 200, { id: task.id });
  };

  const draw = async (body: Body, response: ServerResponse) => {
    const prompt = String(body.prompt);
    submitted.push({ prompt, body });
    const has = (fault: Fault) => prompt.includes(`[${fault}]`);
    if (once('429 once', prompt))
      return sendJson(response, 429, error('ModelAccountIpmRateLimitExceeded'), { 'Retry-After': '1' });
    if (once('500 once', prompt)) return sendJson(response, 500, error('InternalServiceError'));
    if (has('moderated')) return sendJson(response, 400, error('SensitiveContentDetected.Violence'));
    if (has('silent')) return undefined;
    const refused = refuseImage(body);
    if (refused) return sendJson(response, 400, error(`InvalidParameter.${refused}`));
    if (has('slow')) await delay(1500);
    if (has('held')) await hold(prompt);
    if (has('lost pictures')) return response.destroy();
    if (has('malformed reply'))
      return void response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"data": [{"url": "http');
    const asked =
      body.sequential_image_generation === 'auto'
        ? Number((body.sequential_image_generation_options as { max_images: number }).max_images)
        : 1;
    const count = has('fewer') ? asked - 2 : asked;
    const data = Array.from({ length: count }, (_, place) =>
      has('all moderated') || (has('one moderated') && place === 1)
        ? error('OutputImageSensitiveContentDetected')
        : { url: linkOf(`image-${place}`, prompt), size: '64x48' },
    );
    return sendJson(response, 200, { model: body.model, created: 1, data, usage: { generated_images: count } });
  };

  const deliver = ({ path }: StandInRequest, response: ServerResponse) => {
    const prompt = new URL(path, url).searchParams.get('prompt') ?? '';
    const has = (fault: Fault) => prompt.includes(`[${fault}]`);
    const isVideo = path.includes('/cgt-');
    const file = has('hevc') ? hevc : isVideo ? clip : picture;
    const headers = { 'Content-Type': isVideo ? 'video/mp4' : 'image/jpeg' };
    if (has('dead link') || once('link dies once', prompt)) return sendJson(response, 404, {});
    if (has('redirecting link')) return void response.writeHead(302, { Location: 'http://169.254.169.254/' }).end();
    if (has('html file')) return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>');
    if (has('oversized'))
      return void response.writeHead(200, { ...headers, 'Content-Length': String(10 * 1024 ** 3) }).write('a');
    if (has('truncated') || once('truncated once', prompt)) {
      response.writeHead(200, { ...headers, 'Content-Length': String(file.length) });
      return void response.write(file.subarray(0, file.length / 2), () => response.destroy());
    }
    return void response.writeHead(200, headers).end(has('cut file') ? file.subarray(0, file.length / 2) : file);
  };

  const answer = async (request: StandInRequest, response: ServerResponse) => {
    const { method, path, headers, body } = request;
    if (path.startsWith('/results/')) return deliver(request, response);
    if (headers.authorization !== `Bearer ${key}`) return sendJson(response, 401, error('AuthenticationError'));
    const tasksPath = '/api/v3/contents/generations/tasks';
    if (method === 'POST' && path === tasksPath) {
      const parsed = JSON.parse(body.toString()) as Body;
      if (JSON.stringify(parsed.content).includes('[slow]')) await delay(1500);
      if (JSON.stringify(parsed.content).includes('[held]')) await hold(promptOf(parsed));
      return void create(parsed, response);
    }
    if (method === 'POST' && path === '/api/v3/images/generations')
      return void (await draw(JSON.parse(body.toString()) as Body, response));
    if (method === 'GET' && path.startsWith(`${tasksPath}?`)) {
      return sendJson(response, 200, { total: tasks.length, items: tasks.toReversed().map(present) });
    }
    const task = tasks.find(({ id }) => path === `${tasksPath}/${id}`);
    if (!path.startsWith(tasksPath)) return void response.writeHead(404).end();
    if (!task || task.faults.includes('vanishes')) return sendJson(response, 404, error('NotFound.Task'));
    if (method === 'DELETE') {
      if (task.status === 'running') return sendJson(response, 409, error('Conflict'));
      if (task.status === 'queued') task.status = 'cancelled';
      deleted.push(task.id);
      return sendJson(response, 200, {});
    }
    if (task.faults.includes('bad polls')) {
      if (once('bad polls', task.prompt)) return sendJson(response, 500, error('InternalServiceError'));
      if (once('bad polls', `${task.prompt} [bad polls]`))
        return void response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"id": "cgt');
      if (once('bad polls', `${task.prompt} [bad polls] again`))
        return sendJson(response, 401, error('AuthenticationError'));
    }
    advance(task);
    return sendJson(response, 200, present(task));
  };

  const server = await startStandIn(answer);
  url = server.url;
  return {
    ...server,
    baseUrl: `${url}/api/v3`,
    key,
    submitted,
    tasks,
    deleted,
    mostAtWork: () => most,
    held,
    letGo: letGo.resolve,
    async callBack(task, body = JSON.stringify(present(task))) {
      const reply = await fetch(task.callbackUrl!, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
      return reply.status;
    },
  };
}
