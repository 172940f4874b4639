import sharp from 'sharp';
import { API_BASE } from '../../contract/endpoint.ts';
import type { Media, Task } from '../../contract/generation.ts';
import { type Person, readItems } from './person.ts';
import { call, pickItem } from './steps.ts';
import { callOverBreakingWire } from './wishes.ts';
import type { World } from './world.ts';

/** Corrected cut-outs in the shape of the engine's results. */
const CUT_OUTS = await Promise.all(
  ['#0a7', '#a70'].map(async (background) => {
    const picture = sharp({ create: { width: 32, height: 18, channels: 4, background } });
    return (await picture.png().toBuffer()).toString('base64');
  }),
);

const filesOf = ({ media, panels }: Task): Media[] => (panels.length > 0 ? panels : media ? [media] : []);

/** Puts a corrected cut-out in the place of the one that was made: for no coins, and the old file goes. */
export async function correctCutOut(world: World, person: Person): Promise<string | undefined> {
  const item = await pickItem(world, person, ({ mode, status }) => mode === 'image-edit' && status === 'completed');
  if (!item) return;
  const body = { image_base64: world.chaos.random.pick(CUT_OUTS) };
  const token = person.account.tokens.access_token;
  const answer = await callOverBreakingWire<{ data: Task }>(world, token, 'PUT', `/library/${item.id}/cut-out`, {
    body,
  });
  if (!answer || answer.status === 429) return;
  if (answer.status !== 200) return `a cut-out is not stored: ${JSON.stringify(answer.body)}`;
  const [before, after] = [item.credits, answer.body.data.credits];
  if (before.charged !== after.charged || after.held > 0) return 'a corrected cut-out cost coins';
  if (answer.body.data.media!.url === item.media!.url) return 'a corrected cut-out has the file of the one before';
}

/** Downloads a finished item, or many as an archive: each file is whole. */
export async function download(world: World, person: Person): Promise<string | undefined> {
  const { random } = world.chaos;
  const done = (await readItems(world, person))?.filter(({ status }) => status === 'completed') ?? [];
  const item = random.pick(done);
  if (!item) return;
  const { access_token: token } = person.account.tokens;
  if (random.chance(0.4)) {
    const bytes = await fetchFile(world, token, 'GET', `/${item.kind}s/${item.id}/download`);
    const size = filesOf(item)[0]!.size_bytes;
    return bytes && item.panels.length < 2 && bytes.length !== size
      ? `a download has ${bytes.length} bytes of ${size}`
      : undefined;
  }
  const files = done.flatMap(filesOf);
  const archive = await fetchFile(world, token, 'POST', '/library/download', { ids: done.map(({ id }) => id) });
  if (!archive) return;
  const end = archive.lastIndexOf('PK\x05\x06');
  const count = end < 0 ? 0 : archive.readUInt16LE(end + 10);
  const size = files.reduce((total, { size_bytes: each }) => total + each, 0);
  if (count !== files.length || archive.length < size) return `an archive has ${count} files of ${files.length}`;
}

/** A file's bytes; null when there was no answer. */
async function fetchFile(
  world: World,
  token: string,
  method: string,
  path: string,
  body?: object,
): Promise<Buffer | null> {
  const answer = await fetch(world.server().url + API_BASE + path, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => null);
  const bytes = await answer?.arrayBuffer().catch(() => null);
  await world.rest();
  if (!answer || !bytes || answer.status !== 200) return null;
  world.calls.note(method, path, answer.status);
  return Buffer.from(bytes);
}

/** What somebody may ask before making anything, for no coins: other words, or what would be drawn. */
export async function prepareWords(world: World, person: Person): Promise<string | undefined> {
  const { random } = world.chaos;
  const path = random.pick(['/prompts/enhance', '/prompts/plan']);
  const body = { prompt: `danau ${random.below(1000)}`, mode: random.pick(['text-to-image', 'text-to-video']) };
  const answer = await call(world, person, 'POST', path!, body);
  if (answer && answer.status >= 400 && ![401, 429].includes(answer.status) && answer.status < 500)
    return `words are not prepared: ${JSON.stringify(answer.body)}`;
}
