import { type Figure, SKIN } from '../figure.ts';
import { boundsOf, moved } from '../outlines.ts';
import type { SilhouettePart, SilhouetteShape } from '../silhouetteShape.ts';
import type { Aside } from './asides.ts';
import { bodyIn, type BodyPose, type Reach } from './body.ts';
import { FACING } from './parts.ts';

/** Somebody in an act. */
export interface Member {
  pose: BodyPose;
  /** Which of those who act it is; the first if left out. */
  who?: number;
  /** Whether nobody is there where there are not that many. */
  isOptional?: boolean;
  /** Who it is where there are not that many: a patient, a guest. Without `who`, always this one. */
  other?: Figure;
  /** What is in their hands. */
  held?: readonly SilhouettePart[];
  /** Moves them from where their pose has them, and turns them to the left. */
  at?: readonly [x: number, y: number];
  isMirrored?: boolean;
  size?: number;
  /** Whether a child grows from its seat and not from the ground. */
  isPerched?: boolean;
  mood?: Figure['mood'];
  /** Whether they wear what Muslims pray in, or what nobody wears at another prayer is off. */
  dress?: 'prayer' | 'bareheaded';
}

type Layer = readonly SilhouettePart[] | Member;

/** What people do, as it is drawn: things and people, the farthest first, in the units of a standing figure. */
export interface Act {
  layers: readonly Layer[];
  /** How far apart those stand who all do the same; left out where they do it together. */
  apart?: number;
  /** Whether the last of several is turned to the others, as those who work or play together are. */
  turnsLast?: boolean;
  /** Whether there is only one of its things, however many do it: a ball. */
  hasOneThing?: boolean;
  /** Whether two who do it share its things, and more do not. */
  isSharedByTwo?: boolean;
  /** The most people who are seen to do it; more look on. */
  most: number;
  /** Which arm is free for something else, of the two in the pose of whoever acts first. */
  spare?: 0 | 1;
  /** Where that hand holds something, if not before the chest. */
  spareAt?: readonly [x: number, y: number];
  /** Whether it is done on water. */
  isAfloat?: boolean;
}

/** Where a body is mirrored and grows from: between its feet. */
const FOOT = [100, 508] as const;

/** One who acts, and their height against an adult's. */
export interface Actor {
  figure: Figure;
  size: number;
}

/** A woman in a white mukena; a man with a peci. */
function forPrayer(spec: Figure): Figure {
  const { hair = 'short', wears } = spec;
  const isMan = hair === 'short' || hair === 'bald' || hair === 'toque' || (wears !== 'gown' && wears !== 'skirt');
  if (isMan) return { ...spec, hair: hair === 'toque' ? 'short' : hair, hasPeci: spec.hasPeci ?? true };
  return { ...spec, hair: 'hijab', hairColour: '#f2efe8', top: '#f2efe8', bottom: '#f2efe8', wears: 'gown', extra: [] };
}

/** Without the veil and the peci. */
const bareheaded = (spec: Figure): Figure =>
  spec.hair === 'hijab'
    ? { ...spec, hair: 'long', hairColour: '#231a18', hasPeci: false }
    : { ...spec, hasPeci: false };

const DRESSES = { prayer: forPrayer, bareheaded } as const;

const isMember = (layer: Layer): layer is Member => 'pose' in layer;

/** Where a free hand holds something, before the chest. */
function spareHand({ look = 'side', hip: [x, y], lean = 0 }: BodyPose, arm: 0 | 1): readonly [number, number] {
  if (look !== 'side') return [x + (arm === 0 ? -40 : 40), y - 78];
  return [x + 76 + lean, y - 72];
}

/** A member who does something else meanwhile. */
function withAside(
  member: Member,
  spec: Figure,
  aside: Aside,
  { spare, spareAt }: Pick<Act, 'spare' | 'spareAt'>,
): [Member, Figure] {
  const dressed = {
    ...spec,
    onHead: [...(spec.onHead ?? []), ...(aside.onHead ?? [])],
    extra: [...(spec.extra ?? []), ...(aside.worn?.[(member.pose.look ?? 'side') === 'side' ? 'side' : 'front'] ?? [])],
  };
  if (!aside.inHand || spare === undefined) return [member, dressed];
  const [x, y] = spareAt ?? spareHand(member.pose, spare);
  const isFront = (member.pose.look ?? 'side') !== 'side';
  const hand: Reach = [x, y, isFront && spare === 1 ? -1 : 1];
  const [first, second] = member.pose.arms;
  const arms: BodyPose['arms'] = spare === 0 ? [hand, second] : [first, hand];
  return [
    { ...member, pose: { ...member.pose, arms }, held: [...(member.held ?? []), ...aside.inHand(x, y)] },
    dressed,
  ];
}

function memberParts(
  given: Member,
  actors: readonly Actor[],
  aside?: Aside,
  hand: Pick<Act, 'spare' | 'spareAt'> = {},
): SilhouettePart[] {
  const { who = 0, other, at = [0, 0], isMirrored = false, size = 1, mood, dress, isPerched } = given;
  const actor = other !== undefined && given.who === undefined ? undefined : actors[who];
  if (!actor && given.isOptional) return [];
  const named = actor?.figure ?? other ?? actors[0]!.figure;
  const [member, spec] = aside && who === 0 && actor ? withAside(given, named, aside, hand) : [given, named];
  const { pose, held } = member;
  const parts = bodyIn({ ...(dress ? DRESSES[dress](spec) : spec), ...(mood && { mood }) }, pose, held);
  const scaled = size * (actors.length > 1 && actor ? actor.size : 1);
  if (scaled === 1 && !isMirrored && at[0] === 0 && at[1] === 0) return parts;
  const about = isPerched ? pose.hip : FOOT;
  return parts.map(({ fill, path }) => ({ fill, path: moved(path, { about, size: scaled, isMirrored, by: at }) }));
}

/** A layer with these people in it; hands that are drawn with a thing have the skin of the first. */
function layerParts(
  layer: Layer,
  actors: readonly Actor[],
  aside: Aside | undefined,
  hand: Pick<Act, 'spare' | 'spareAt'>,
): readonly SilhouettePart[] {
  if (isMember(layer)) return memberParts(layer, actors, aside, hand);
  const { skin = SKIN } = actors[0]!.figure;
  return skin === SKIN ? layer : layer.map((part) => (part.fill === SKIN ? { ...part, fill: skin } : part));
}

/** How much farther than `apart` somebody stands who is turned to the others, so that their tools do not cross. */
function roomBetween(parts: readonly SilhouettePart[], apart: number): number {
  const ahead = boundsOf(parts.map(({ path }) => path))[2] - FOOT[0];
  return Math.max(0, ahead * 2 - apart);
}

/** Where the ground is, in the units of a figure. */
const GROUND = 508;

/** Room that each takes who only looks on, and half of what one is wide. */
const APART = 150;
const WIDE = 90;

/** Those for whom an act has no part: they stand by, to the right of it. */
const onlookers = (actors: readonly Actor[], right: number): SilhouettePart[] =>
  actors.flatMap(({ figure, size }, index) =>
    bodyIn(figure, {
      ...FACING,
      arms: [
        [56, 262],
        [144, 262, -1],
      ],
    }).map(({ fill, path }) => ({
      fill,
      path: moved(path, { about: FOOT, size, by: [right - 40 + APART * index + Math.max(0, size - 1) * WIDE, 0] }),
    })),
  );

/** An act as these people do it, with others who stand by. */
export function drawAct(
  { layers, apart, turnsLast = false, hasOneThing = false, most, isSharedByTwo = false, ...hand }: Act,
  actors: readonly Actor[],
  bystanders: readonly Actor[] = [],
  aside?: Aside,
): SilhouetteShape {
  const shown = actors.slice(0, most);
  const parts =
    !apart || shown.length === 1 || (isSharedByTwo && shown.length === 2)
      ? layers.flatMap((layer) => layerParts(layer, shown, aside, hand))
      : shown.flatMap((actor, index) => {
          const whole = layers.flatMap((layer) => layerParts(layer, [actor], aside, hand));
          const isBare = hasOneThing && index > 0;
          const own = isBare
            ? layers.filter(isMember).flatMap((layer) => memberParts(layer, [actor], aside, hand))
            : whole;
          const isTurned = turnsLast && index > 0 && index === shown.length - 1;
          const by = apart * index + (isTurned ? roomBetween(whole, apart) : 0);
          return own.map(({ fill, path }) => ({
            fill,
            path: moved(path, { about: FOOT, size: actor.size, by: [by, 0], isMirrored: isTurned }),
          }));
        });
  const others = [...actors.slice(most), ...bystanders];
  // One alone is drawn as tall as an adult, whoever it is.
  const unit = shown.length === 1 ? shown[0]!.size : 1;
  const pathsOf = (drawn: readonly SilhouettePart[]) => drawn.map(({ path }) => path);
  const ofAct = boundsOf(pathsOf(parts));
  parts.push(
    ...onlookers(
      others.map(({ figure, size }) => ({ figure, size: size / unit })),
      ofAct[2],
    ),
  );
  const [left, top, end] = others.length > 0 ? boundsOf(pathsOf(parts)) : ofAct;
  return { box: [left, top, end - left, GROUND - top], parts };
}
