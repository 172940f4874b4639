import { createPlan } from '../createPlan.ts';
import type { CameraMotion, Moment, Plan, PlanChip, SceneName, TimeOfDay } from '../scene.ts';
import { splitBeats } from './splitBeats.ts';

/** One picture of a story: what it shows, and from where on the camera's way. */
export interface Panel {
  plan: Plan;
  moment: Moment;
  caption: Caption;
}

/** What a picture shows, as a person would write under it. */
export interface Caption {
  /** The part of the story that it tells, in the person's words. */
  text: string;
  /** The time of day, where the words leave it open; without it the pictures of one sentence would all be called the same. */
  time: TimeOfDay | null;
}

export interface Story {
  panels: Panel[];
  /** Of the whole story. */
  chips: PlanChip[];
  unmatched: string[];
}

/** A day as stories run through it. */
const DAY: readonly TimeOfDay[] = ['dawn', 'morning', 'day', 'golden', 'sunset', 'dusk', 'night'];
/** Places without a day. */
const TIMELESS: ReadonlySet<SceneName> = new Set<SceneName>(['space', 'underwater', 'abstract']);
/** Places seen from near, where neither the camera nor the day makes many pictures of one thing. */
const CLOSE: ReadonlySet<SceneName> = new Set<SceneName>(['table', 'room', 'portrait', 'abstract', 'pond']);
const CLOSE_VIEWS = 3;
/** Where a story goes on that has left its table and names no place. */
const OPEN: SceneName = 'hills';
type Shot = readonly [CameraMotion, number];
/** How the eye goes through a story: from afar, nearer, aside, above… */
const SHOTS: readonly Shot[] = [
  ['forward', 0],
  ['forward', 0.75],
  ['right', 0.9],
  ['up', 0.8],
  ['left', 0.9],
  ['orbit', 0.9],
  ['zoom', 0.9],
  ['forward', 1],
  ['right', 0.4],
  ['back', 0.9],
];
/** The same where somebody or something is followed, which the camera must not leave behind: wide, close, half near, aside… */
const SHOTS_OF_HERO: readonly Shot[] = [
  ['forward', 0],
  ['zoom', 1],
  ['right', 0.55],
  ['forward', 0.3],
  ['left', 0.3],
  ['zoom', 0.6],
  ['up', 0.45],
  ['left', 0.55],
  ['orbit', 0.45],
  ['right', 0.3],
];
/** Of a thing on a table, or a face: aside, close, from the other side. */
const SHOTS_FROM_NEAR: readonly Shot[] = [
  ['left', 0],
  ['forward', 1],
  ['right', 0],
  ['zoom', 0.5],
  ['up', 0.9],
  ['orbit', 1],
  ['forward', 0.5],
  ['left', 0.9],
  ['down', 0.9],
  ['right', 0.9],
];
/** Clouds and waves have moved on between two pictures; who drives or sails would have left the picture. */
const SECONDS_BETWEEN = 7;
const SECONDS_OF_HERO = 0.5;
/** Characters that fit under a small picture in two or three lines. */
const CAPTION_LENGTH = 80;

/**
 * The pictures of one story: a place, a hero, a style and colours that stay, while light, weather and the camera go on. What a
 * beat names holds from there on; a day nobody set runs from morning to night.
 * @param maxImages at least 1; a story whose scenes are numbered has no more pictures than scenes, and one
 * cup on a table no more than can be told apart
 */
export function createStoryboard({
  prompt,
  seed,
  maxImages,
}: {
  prompt: string;
  seed: number;
  maxImages: number;
}): Story {
  // The pictures of one beat have one plan, and understanding a long text takes milliseconds.
  const plansOf = { still: new Map<string, Plan>(), moving: new Map<string, Plan>() };
  const planOf = (text: string, kind: keyof typeof plansOf = 'moving'): Plan => {
    const plan = plansOf[kind].get(text) ?? createPlan({ prompt: text, seed, isStill: kind === 'still' });
    plansOf[kind].set(text, plan);
    return plan;
  };
  const whole = planOf(prompt);
  const isEvent = (text: string): boolean => {
    const said = planOf(text).chips.filter((chip) => chip.word);
    // "berangkat kerja": what names no detail of a picture is something that happens, known or not.
    if (said.length === 0) return /\p{L}\s+\p{L}/u.test(text);
    return said.some((chip) => ['scene', 'time', 'weather', 'subject', 'motion'].includes(chip.aspect));
  };
  const { texts, isNumbered } = splitBeats(prompt, isEvent);
  const most = isNumbered ? texts.length : CLOSE.has(whole.scene) ? texts.length * CLOSE_VIEWS : maxImages;
  // Every part of the story has as many pictures as every other one.
  const even = texts.length > 1 ? texts.length * Math.max(1, Math.floor(maxImages / texts.length)) : maxImages;
  const count = Math.min(most, maxImages, even);
  const beats = gather(texts, count);
  const plans: Plan[] = [];
  const named: (TimeOfDay | null)[] = [];
  let scene = { name: whole.scene, word: wordOf(whole, 'scene') };
  let subject = whole.subject ? { name: whole.subject, word: wordOf(whole, 'subject') } : null;
  const lines: string[] = [];
  let lastBeat = -1;
  for (let index = 0; index < count; index++) {
    const beat = Math.min(beats.length - 1, Math.floor((index * beats.length) / count));
    const own = planOf(beats[beat]!);
    if (wordOf(own, 'scene')) scene = { name: own.scene, word: wordOf(own, 'scene') };
    // "minum kopi, berangkat kerja": a story does not continue on a table.
    else if (beats.length > 1 && CLOSE.has(scene.name))
      scene = { name: CLOSE.has(own.scene) ? OPEN : own.scene, word: null };
    if (own.subject) subject = { name: own.subject, word: wordOf(own, 'subject') };
    // What continues from the previous picture is repeated, so that details are read for the right place.
    const context = [wordOf(own, 'scene') ? '' : scene.word, own.subject ? '' : subject?.word, beats[beat]!]
      .filter(Boolean)
      .join(' ');
    const plan = planOf(context, 'still');
    const isFirstOfBeat = beat !== lastBeat;
    lastBeat = beat;
    lines.push(captionOf(beats[beat]!));
    named.push(
      wordOf(plan, 'time') || Object.keys(plan.details).some((name) => name === 'starry' || name === 'fireworks')
        ? plan.time
        : null,
    );
    // Rain stays as long as its beat; the next one begins under a new sky.
    const weather = isFirstOfBeat ? plan.weather : plans.at(-1)!.weather;
    plans.push({
      ...plan,
      scene: scene.name,
      subject: subject?.name ?? null,
      subjectColour: plan.subjectColour ?? (subject?.name === whole.subject ? whole.subjectColour : null),
      colours: whole.colours,
      style: whole.style,
      weather,
      title: isFirstOfBeat ? plan.title : null,
    });
  }
  const times = spreadTimes(
    named,
    whole.time,
    plans.map((plan) => plan.scene),
  );
  const panels = plans.map((plan, index): Panel => {
    const shots = CLOSE.has(plan.scene) ? SHOTS_FROM_NEAR : plan.subject ? SHOTS_OF_HERO : SHOTS;
    const [motion, progress] = shots[index % shots.length]!;
    const isTold = named[index] !== null || TIMELESS.has(plan.scene);
    const caption = { text: lines[index]!, time: isTold ? null : times[index]! };
    return {
      plan: { ...plan, time: times[index]!, motion },
      moment: { seconds: 2 + index * (plan.subject ? SECONDS_OF_HERO : SECONDS_BETWEEN), progress },
      caption,
    };
  });
  return { panels, ...summarise(whole, panels, times) };
}

/** As many beats as pictures at most: neighbours share one. */
function gather(texts: readonly string[], count: number): string[] {
  if (texts.length <= count) return [...texts];
  const groups: string[][] = Array.from({ length: count }, () => []);
  texts.forEach((text, index) => groups[Math.floor((index * count) / texts.length)]!.push(text));
  return groups.map((group) => group.join(', '));
}

/** A part of the story as a line of its own: without what joined it to the others, and short. */
function captionOf(text: string): string {
  const line = text.replace(/\s+/gu, ' ').replace(/^[\s.,;:–—-]+|[\s.,;:–—-]+$/gu, '');
  const letters = [...line];
  const cut =
    letters.length > CAPTION_LENGTH
      ? `${letters
          .slice(0, CAPTION_LENGTH)
          .join('')
          .replace(/\s+\S*$/u, '')}…`
      : line;
  return cut.charAt(0).toUpperCase() + cut.slice(1);
}

function wordOf(plan: Plan, aspect: PlanChip['aspect']): string | null {
  return plan.chips.find((chip) => chip.aspect === aspect && chip.word !== null)?.word ?? null;
}

/** Named times stay; between two of them the day goes on; without any it runs its whole course. */
function spreadTimes(
  named: readonly (TimeOfDay | null)[],
  usual: TimeOfDay,
  scenes: readonly SceneName[],
): TimeOfDay[] {
  const count = named.length;
  if (named.every((time) => time === null)) {
    if (count === 1 || scenes.every((scene) => TIMELESS.has(scene))) return named.map(() => usual);
    return named.map((_, index) => DAY[Math.round((index / (count - 1)) * (DAY.length - 1))]!);
  }
  return named.map((time, index) => {
    if (time) return time;
    const before = named.slice(0, index).findLastIndex((other) => other !== null);
    const after = named.findIndex((other, place) => place > index && other !== null);
    if (before < 0) return named[after]!;
    const from = DAY.indexOf(named[before]!);
    const to = after < 0 ? -1 : DAY.indexOf(named[after]!);
    if (from < 0 || to < from) return named[before]!;
    return DAY[Math.round(from + ((to - from) * (index - before)) / (after - before))]!;
  });
}

const wordsOf = (phrase: string | null): string[] => phrase?.toLowerCase().split(' ') ?? [];

function summarise(
  whole: Plan,
  panels: readonly Panel[],
  times: readonly TimeOfDay[],
): Pick<Story, 'chips' | 'unmatched'> {
  const chips: PlanChip[] = [];
  const add = (chip: PlanChip): void => {
    const same = chips.filter((other) => other.aspect === chip.aspect && other.value === chip.value);
    const said = new Set(same.flatMap(({ word }) => wordsOf(word)));
    if (same.length === 0 || wordsOf(chip.word).some((word) => !said.has(word))) chips.push(chip);
  };
  const drawn = panels.flatMap(({ plan }) => plan.chips);
  for (const aspect of ['scene', 'subject', 'time', 'weather', 'style', 'colour', 'detail', 'title'] as const) {
    const words = drawn.filter((chip) => chip.aspect === aspect && chip.word !== null);
    for (const chip of words) add(chip);
    if (words.length === 0 && aspect === 'scene') add({ aspect, value: whole.scene, word: null });
    if (aspect === 'time')
      for (const time of new Set(times))
        if (!words.some((chip) => chip.value === time)) add({ aspect, value: time, word: null });
  }
  const known = new Set(drawn.flatMap(({ word }) => wordsOf(word)));
  const unmatched = [...new Set(panels.flatMap(({ plan }) => plan.unmatched))].filter((phrase) =>
    wordsOf(phrase).some((word) => !known.has(word)),
  );
  return { chips, unmatched };
}
