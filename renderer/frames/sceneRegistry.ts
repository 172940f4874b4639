import type { SceneFamily, SceneName } from '../scene.ts';

const loadTerrain = async (): Promise<SceneFamily> => (await import('../terrain/terrainFamily.ts')).terrainFamily;

/**
 * The loader of each scene's family. Families are loaded on demand: a render worker draws one scene and should not pay
 * for parsing the others.
 */
const SCENE_FAMILIES: Partial<Record<SceneName, () => Promise<SceneFamily>>> = {
  mountain: loadTerrain,
  snow: loadTerrain,
  hills: loadTerrain,
  desert: loadTerrain,
  canyon: loadTerrain,
  islands: loadTerrain,
  beach: loadTerrain,
  volcano: loadTerrain,
  city: async () => (await import('../scenes/city/city.ts')).createCity,
  forest: async () => (await import('../scenes/forest/forest.ts')).createForest,
  sakura: async () => (await import('../scenes/forest/sakura.ts')).createSakura,
  bamboo: async () => (await import('../scenes/forest/bamboo.ts')).createBamboo,
  flowers: async () => (await import('../scenes/flowers/flowers.ts')).createFlowers,
  ricefield: async () => (await import('../scenes/ricefield/ricefield.ts')).createRicefield,
  space: async () => (await import('../scenes/space/space.ts')).createSpace,
  underwater: async () => (await import('../scenes/underwater/underwater.ts')).createUnderwater,
  pond: async () => (await import('../scenes/pond/pond.ts')).createPond,
  table: async () => (await import('../scenes/table/table.ts')).createTable,
  room: async () => (await import('../scenes/room/room.ts')).createRoom,
  venue: async () => (await import('../scenes/venue/venue.ts')).createVenue,
  portrait: async () => (await import('../scenes/portrait/portrait.ts')).createPortrait,
  abstract: async () => (await import('../scenes/abstract/abstract.ts')).createAbstract,
};

/**
 * The family that draws a scene.
 * @throws Error when no family is registered for it.
 */
export async function loadSceneFamily(scene: SceneName): Promise<SceneFamily> {
  const load = SCENE_FAMILIES[scene];
  if (!load) throw new Error(`No scene family draws "${scene}"`);
  return load();
}

/** The family that draws pages of letters. */
export const loadDesignFamily = async (): Promise<SceneFamily> =>
  (await import('../scenes/design/designFamily.ts')).createDesign;
