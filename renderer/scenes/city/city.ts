import type { SceneFamily, SceneSetup } from '../../scene.ts';
import { createHarbour } from './harbour.ts';
import { createStreet } from './street.ts';

/**
 * A city: its skyline over water, or a street between shop houses. Details read: `street`, `skyline` or `harbour`, `towers`
 * and `neon` (the street runs between towers), `jakarta` (adds Monas to the skyline), `traffic` (how many cars, 0–1), `market` (stalls along the street instead of cars).
 */
export const createCity: SceneFamily = (setup) => (isStreet(setup) ? createStreet(setup) : createHarbour(setup));

const STREET_SUBJECTS = new Set([
  'car',
  'race-car',
  'sports-car',
  'jeep',
  'van',
  'bus',
  'truck',
  'motorbike',
  'scooter',
  'sport-bike',
  'trail-bike',
  'becak',
  'bicycle',
  'skateboarder',
  'walker',
  'runner',
  'person',
  'couple',
  'bridal-couple',
  'cat',
  'dog',
  'robot',
  'ninja',
  'umbrella',
]);

function isStreet({ plan, random }: SceneSetup): boolean {
  const { details } = plan;
  if (details.street || details.market) return true;
  if (details.skyline || details.harbour || details.jakarta) return false;
  if (plan.subject && STREET_SUBJECTS.has(plan.subject)) return true;
  if (
    plan.weather === 'rain' ||
    plan.weather === 'storm' ||
    plan.colours.includes('neon') ||
    details.neon ||
    details.traffic
  )
    return true;
  return plan.time === 'night' && random('city-layout')() < 0.4;
}
