/** How somebody is on a vehicle or an animal. */
export interface Back {
  /** Where somebody sits or stands: up from the ground and ahead of the middle, as parts of the mount's height. */
  seat: number;
  ahead: number;
  /** Height of the mount against its usual size beside a subject. */
  tall: number;
  /** Where an animal lies that sleeps on it, if not on the seat. */
  top?: number;
  /** Whether a person straddles it, with the legs behind it unless it is an animal. */
  isSaddle: boolean;
  isAnimal?: boolean;
  /** How far above the ground it flies, as a part of its height. */
  lift?: number;
}

const roof = (seat: number, tall = 1): Back => ({ seat, ahead: 0, tall, isSaddle: false });
const saddle = (seat: number, ahead: number, tall = 1): Back => ({ seat, ahead, tall, isSaddle: true });

const back = (seat: number, ahead: number, tall = 1): Back => ({ ...saddle(seat, ahead, tall), isAnimal: true });

/** What people and animals are drawn on, by silhouette. */
export const BACKS: Readonly<Record<string, Back>> = {
  motorbike: { ...saddle(0.6, -0.12), top: 0.8 },
  'sport-bike': saddle(0.56, -0.14),
  'trail-bike': saddle(0.6, -0.12),
  scooter: saddle(0.66, -0.26),
  bicycle: saddle(0.66, -0.2),
  horse: back(0.6, -0.06, 1.1),
  camel: back(0.74, 0, 1.1),
  elephant: back(0.88, 0.06, 1.4),
  mammoth: back(0.82, 0, 1.4),
  buffalo: back(0.78, 0, 1.1),
  cow: back(0.62, 0, 1.1),
  dinosaur: back(0.62, 0, 1.5),
  unicorn: back(0.6, -0.06, 1.1),
  zebra: back(0.6, -0.06, 1.1),
  donkey: back(0.62, -0.06),
  goat: back(0.62, -0.06, 0.9),
  deer: back(0.5, -0.1, 1.2),
  ostrich: back(0.56, -0.16, 1.2),
  giraffe: back(0.46, -0.06, 1.6),
  rhino: back(0.8, 0, 1.1),
  hippo: back(0.82, 0, 1.05),
  komodo: back(0.72, -0.1, 0.9),
  crocodile: back(0.7, 0, 0.8),
  tortoise: back(0.86, -0.1, 0.9),
  pig: back(0.78, 0, 0.9),
  boar: back(0.8, 0, 0.9),
  tyrannosaur: back(0.62, -0.1, 1.5),
  pegasus: { ...back(0.5, -0.06, 1.5), lift: 0.3 },
  broom: { ...back(0.62, -0.16, 0.17), lift: 5 },
  dragon: { ...back(0.42, -0.02, 1.5), lift: 0.2 },
  eagle: { ...back(0.5, 0, 1.5), lift: 0.3 },
  car: roof(0.93),
  convertible: { ...roof(0.3, 0.9), ahead: -0.06 },
  'race-car': roof(0.78),
  'sports-car': roof(0.9),
  jeep: roof(0.94),
  van: roof(0.95),
  bus: roof(0.96),
  truck: roof(0.9),
  'sand-truck': roof(0.5),
  train: roof(0.95),
  tractor: roof(0.7),
};

/** Whether somebody can be drawn on a silhouette. */
export const isMount = (name: string): boolean => name in BACKS;

/** Whether one can only be on top of it, and rides inside. */
export const isRoof = (name: string): boolean => BACKS[name]?.isSaddle === false;

/** Whether one sits on it as on a horse. */
export const isBackOfAnimal = (name: string): boolean => BACKS[name]?.isAnimal === true;
