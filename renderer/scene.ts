import type { Language } from '../contract/languages.ts';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Design } from './prompt/design.ts';
import type { Lettering } from './prompt/lettering.ts';
import type { Style } from './prompt/vocabulary/styleWords.ts';

/**
 * Types shared by the renderer's folders: the plan of a prompt (Plan), and what a scene family implements
 * (SceneFamily → SceneRenderer).
 */

/** The scenes drawn as a landscape under the camera. */
export const TERRAIN_SCENES = ['mountain', 'snow', 'hills', 'desert', 'canyon', 'islands', 'beach', 'volcano'] as const;
export type TerrainScene = (typeof TERRAIN_SCENES)[number];

/** Land that has a lake where water is asked for. */
export const WITH_LAKES: readonly TerrainScene[] = ['mountain', 'snow', 'hills', 'canyon', 'desert'];

export const SCENES = [
  ...TERRAIN_SCENES,
  'city',
  'forest',
  'sakura',
  'bamboo',
  'flowers',
  'ricefield',
  'space',
  'underwater',
  'pond',
  'table',
  'room',
  'venue',
  'portrait',
  'abstract',
] as const;
export type SceneName = (typeof SCENES)[number];

export const TIMES = [
  'dawn',
  'morning',
  'day',
  'golden',
  'sunset',
  'dusk',
  'night',
  'storm',
  'overcast',
  'fantasy',
  'inferno',
] as const;
export type TimeOfDay = (typeof TIMES)[number];

export const WEATHERS = [
  'clear',
  'cloudy',
  'rain',
  'snow',
  'fog',
  'storm',
  'wind',
  'petals',
  'fireflies',
  'aurora',
] as const;
export type Weather = (typeof WEATHERS)[number];

export const MOTIONS = ['none', 'forward', 'back', 'left', 'right', 'up', 'down', 'orbit', 'zoom'] as const;
export type CameraMotion = (typeof MOTIONS)[number];

export const COLOURS = [
  'red',
  'orange',
  'gold',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
  'monochrome',
  'neon',
  'pastel',
  'vintage',
  'vivid',
] as const;
export type ColourWord = (typeof COLOURS)[number];

/** One part of the prompt that was understood: the resulting setting, and the person's word for it. */
export interface PlanChip {
  aspect: 'scene' | 'time' | 'weather' | 'colour' | 'motion' | 'subject' | 'title' | 'detail' | 'style' | 'edit';
  /** Stable name of what it became, e.g. `beach`, `sunset`; for subjects the silhouette's name. */
  value: string;
  /** The word or words of the prompt it came from, as typed; null when the seed chose. */
  word: string | null;
  /** The thing that is drawn for it, if that has a name. */
  drawn?: LocalizedName;
}

/** What a prompt means to the studio. The same prompt and seed always give the same plan. */
export interface Plan {
  seed: number;
  scene: SceneName;
  time: TimeOfDay;
  weather: Weather;
  colours: ColourWord[];
  motion: CameraMotion;
  /** How the picture is made; null for the studio's own rendering. */
  style: Style | null;
  /** Silhouette placed in the scene (a boat, a dragon, a balloon), or null. */
  subject: string | null;
  /** The subject's colour, if the prompt names one beside it ("kucing oranye"); null for its natural colours. */
  subjectColour: Rgb | null;
  /** Silhouette of a second thing, in the air above the first (a kite, a dragon), or null. */
  companion: string | null;
  /** Silhouette of a second thing on the same ground, beside the first or, if it is a building, behind it; or null. */
  beside: string | null;
  /** Silhouette of the vehicle or animal that the subject is on, or null. */
  mount: string | null;
  /** Text in quotes, drawn as a title; null without one. */
  title: string | null;
  /** All texts with position and style, the title first; if omitted, only the title is drawn, in its usual place. */
  letters?: Lettering[];
  /** The page of letters that the picture is, instead of a scene. */
  design?: Design;
  /** Scene-specific parameters set by further nouns and adjectives, e.g. `{ ring: 1, moon: 1, crowd: 0.5 }`. */
  details: Record<string, number>;
  chips: PlanChip[];
  /** Content words of the prompt that took no effect, as typed. */
  unmatched: string[];
  /** What the prompt is about, as typed, where the studio cannot draw it. */
  unknownSubject: string | null;
}

/** Colour as 0–255 channels. */
export type Rgb = readonly [number, number, number];

/** The light of a moment: see the table in `palette.ts`. */
export interface Palette {
  zenith: Rgb;
  mid: Rgb;
  horizon: Rgb;
  sun: Rgb;
  ambient: Rgb;
  key: Rgb;
  cloudLit: Rgb;
  cloudDark: Rgb;
  /** Elevation of sun or moon above the horizon, degrees. */
  elevation: number;
  /** 0 (no stars) to 1. */
  stars: number;
  /** Cloud cover, 0 to 1. */
  cover: number;
  /** True when the disk in the sky is the moon. */
  isMoon: boolean;
}

export interface SceneSetup {
  plan: Plan;
  /** Pixels; even numbers. */
  width: number;
  height: number;
  palette: Palette;
  /** An independent stream of numbers in [0, 1): one per component, so that a change to one does not reshuffle the others. */
  random(stream: string): () => number;
}

/** Scene time of a still, late enough for clouds and water to have taken shape. */
export const STILL_SECONDS = 2;

export interface Moment {
  /** Seconds of scene time: clouds, water, particles follow it, whatever the clip's length. */
  seconds: number;
  /** 0 to 1 through the clip: the camera follows it. Always 0 for a fixed camera. */
  progress: number;
  /**
   * In a clip: the two nearest key moments, which may be rendered in full detail and between which this one is
   * interpolated. Part of the moment, so that a frame does not depend on which one was rendered before it.
   */
  between?: Between;
}

export interface Between {
  before: Moment;
  after: Moment;
  /** 0 (the one before) to 1 (the one after). */
  part: number;
}

/**
 * Paints one moment of a scene over the whole canvas. Pure: the same moment gives the same pixels,
 * in any order, so frames may be rendered by several workers. Post-processing (weather, bloom,
 * grade, vignette, grain, title, watermark) happens afterwards for every family alike.
 */
export interface SceneRenderer {
  paint(context: SKRSContext2D, moment: Moment): void;
}

/** Does the expensive work (terrain, sprites, baked light) once, so that `paint` is cheap. */
export type SceneFamily = (setup: SceneSetup) => SceneRenderer;

/** A name in each language, by the language's code: `id` is the Indonesian one. */
export type LocalizedName = Record<Language, string>;
