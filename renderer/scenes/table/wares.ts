import { VEGETABLES } from './dishes/vegetables.ts';
import { BAKERY } from './dishes/bakery.ts';
import { DRINKS } from './dishes/drinks.ts';
import { FRUITS } from './dishes/fruits.ts';
import { MAIN_DISHES } from './dishes/mainDishes.ts';
import { RICE_DISHES } from './dishes/riceDishes.ts';
import { SNACKS } from './dishes/snacks.ts';
import { SOUPS_AND_NOODLES } from './dishes/soupsAndNoodles.ts';
import { STREET_SNACKS } from './dishes/streetSnacks.ts';
import { SWEETS } from './dishes/sweets.ts';
import { ADORNMENTS } from './products/adornments.ts';
import { CLOTHES } from './products/clothes.ts';
import { CONTAINERS } from './products/containers.ts';
import { DEVICES } from './products/devices.ts';
import { HOME_THINGS } from './products/homeThings.ts';
import { SPORT_THINGS } from './products/sportThings.ts';
import { perfume } from './products/perfume.ts';
import type { Ware } from './ware.ts';

/** By the name of the detail that asks for it. */
export const WARES: Readonly<Record<string, Ware>> = {
  ...MAIN_DISHES,
  ...RICE_DISHES,
  ...SOUPS_AND_NOODLES,
  ...SNACKS,
  ...STREET_SNACKS,
  ...SWEETS,
  ...BAKERY,
  ...FRUITS,
  ...DRINKS,
  ...VEGETABLES,
  ...ADORNMENTS,
  ...SPORT_THINGS,
  ...CLOTHES,
  ...CONTAINERS,
  ...HOME_THINGS,
  ...DEVICES,
  perfume,
};
